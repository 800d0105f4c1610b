import * as acts from '../icon/acts.tsx';
import * as brands from '../icon/brands.tsx';
import * as signs from '../icon/signs.tsx';
import * as things from '../icon/things.tsx';
import { Row } from '../layout/layout.tsx';
import { Ground, type GroundTone } from '../picture/ground.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import { LoungeChair } from './drawings.tsx';
import styles from './sheet.module.css';
import { Part, Specimen } from './specimen.tsx';

/** Sorted, because a module does not promise the order of its names. */
const icons = Object.entries({ ...signs, ...acts, ...things, ...brands }).sort(([a], [b]) => (a < b ? -1 : 1));

const tones: readonly GroundTone[] = ['sage', 'blush', 'oat', 'stone', 'night', 'forest'];

export function PicturePart({ picture }: { picture: PictureProps | undefined }) {
  return (
    <Part id="pictures" title="Pictures and signs">
      {tones.map((tone) => (
        <Specimen key={tone} name={`Ground: ${tone}`}>
          <Ground tone={tone} className={styles.slideGround}>
            <LoungeChair />
          </Ground>
        </Specimen>
      ))}
      {picture && (
        <Specimen name="Picture">
          <Picture {...picture} />
        </Specimen>
      )}
      <Specimen name="Icons" wide>
        <Row gap={4}>
          {icons.map(([name, Icon]) => (
            <Icon key={name} label={name.replace('Icon', '')} />
          ))}
        </Row>
      </Specimen>
    </Part>
  );
}

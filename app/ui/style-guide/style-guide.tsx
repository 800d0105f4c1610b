import { TextLink } from '../action/text-link.tsx';
import * as acts from '../icon/acts.tsx';
import * as brands from '../icon/brands.tsx';
import * as signs from '../icon/signs.tsx';
import * as things from '../icon/things.tsx';
import { Row, Wrap } from '../layout/layout.tsx';
import { Ground, type GroundTone } from '../picture/ground.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import { Text } from '../type/text.tsx';
import { Title } from '../type/title.tsx';
import { ActionSection } from './action-section.tsx';
import { CarouselSection } from './carousel-section.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { DataSection } from './data-section.tsx';
import { LoungeChair } from './drawings.tsx';
import { FieldSection } from './field-section.tsx';
import { NoticeSection } from './notice-section.tsx';
import { OverlaySection } from './overlay-section.tsx';
import { Part, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';
import { TypeSection } from './type-section.tsx';

/** Sorted, because a module's export order isn't guaranteed. */
const icons = Object.entries({ ...signs, ...acts, ...things, ...brands }).sort(([a], [b]) => (a < b ? -1 : 1));

const tones: readonly GroundTone[] = ['sage', 'blush', 'oat', 'stone', 'night', 'forest'];

function PicturePart({ picture }: { picture: PictureProps | undefined }) {
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

const parts = ['type', 'actions', 'fields', 'choices', 'carousels', 'overlays', 'notices', 'data', 'pictures'];

/** Every component in every state, for viewing and testing. */
export function StyleGuide({ picture }: { picture?: PictureProps }) {
  return (
    <Wrap>
      <Title as="h1" size="section">
        The parts of our pages
      </Title>
      <Text tone="soft">Every part in every state. If it isn’t here, it isn’t drawn yet.</Text>
      <nav aria-label="Parts" className={styles.contents}>
        {parts.map((part) => (
          <TextLink key={part} href={`#${part}`} soft>
            {part}
          </TextLink>
        ))}
      </nav>
      <TypeSection />
      <ActionSection />
      <FieldSection />
      <ChoiceSection />
      <CarouselSection />
      <OverlaySection />
      <NoticeSection />
      <DataSection />
      <PicturePart picture={picture} />
    </Wrap>
  );
}

import { TextLink } from '../action/text-link.tsx';
import { Wrap } from '../layout/layout.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import { Text } from '../type/text.tsx';
import { Title } from '../type/title.tsx';
import { ActionPart } from './action-part.tsx';
import { CarouselPart } from './carousel-part.tsx';
import { ChoicePart } from './choice-part.tsx';
import { DataPart } from './data-part.tsx';
import { FieldPart } from './field-part.tsx';
import { NoticePart } from './notice-part.tsx';
import { OverlayPart } from './overlay-part.tsx';
import { PicturePart } from './picture-part.tsx';
import styles from './sheet.module.css';
import { TypePart } from './type-part.tsx';

const parts = ['type', 'actions', 'fields', 'choices', 'carousels', 'overlays', 'notices', 'data', 'pictures'];

/** Every part in every state, to look at and to test. */
export function UiSheet({ picture }: { picture?: PictureProps }) {
  return (
    <Wrap>
      <Title as="h1" size="section">
        The parts of the house
      </Title>
      <Text tone="soft">Every part in every state. What is not here is not drawn yet.</Text>
      <nav aria-label="Parts" className={styles.contents}>
        {parts.map((part) => (
          <TextLink key={part} href={`#${part}`} soft>
            {part}
          </TextLink>
        ))}
      </nav>
      <TypePart />
      <ActionPart />
      <FieldPart />
      <ChoicePart />
      <CarouselPart />
      <OverlayPart />
      <NoticePart />
      <DataPart />
      <PicturePart picture={picture} />
    </Wrap>
  );
}

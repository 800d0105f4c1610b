import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { styleIds } from '#core/catalog/index.ts';
import type { Pictures } from './pictures.ts';
import { type Material, StyleSection } from './style-section.tsx';
import styles from './styles-section.module.css';
import { homeWords } from './words.ts';

export interface StylesPartProps {
  pictures: Pictures;
  /** Each style's pictures, from its media folder. */
  rooms: Readonly<Record<string, readonly string[]>>;
  materials: Readonly<Record<string, Material>>;
}

/** The three styles, one after another, each with its pictures. */
export function StylesSection({ pictures, rooms, materials }: StylesPartProps) {
  return (
    <section className={styles.part}>
      <Wrap className={styles.head}>
        <h2>{homeWords.styles}</h2>
        <Text tone="soft" size="lead">
          {homeWords.stylesLead}
        </Text>
      </Wrap>
      {styleIds.map((style, index) => (
        <StyleSection
          key={style}
          style={style}
          side={index % 2 === 0 ? 'left' : 'right'}
          pictures={pictures}
          rooms={rooms[style] ?? []}
          materials={materials}
        />
      ))}
    </section>
  );
}

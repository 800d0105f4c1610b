import type { CSSProperties } from 'react';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Accordion } from '#app/ui/layout/accordion.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { type Style, styles as styleNames } from '#core/catalog/index.ts';
import type { Pictures } from './pictures.ts';
import { StylePictures } from './style-pictures.tsx';
import styles from './style-section.module.css';
import { styleLooks } from './style-words.ts';
import { homeWords } from './words.ts';

export interface Material {
  readonly name: string;
  readonly colour: string;
}

export interface StyleSectionProps {
  style: Style;
  side: 'left' | 'right';
  pictures: Pictures;
  rooms: readonly string[];
  materials: Readonly<Record<string, Material>>;
}

/** One style: its rooms in a carousel, with its pieces and materials to expand. */
export function StyleSection({ style, side, pictures, rooms, materials }: StyleSectionProps) {
  const { name, tagline, known } = styleNames[style];
  const look = styleLooks[style];
  const dark = look.tone === 'night';
  const pieces = look.pieces.filter(({ publicId }) => publicId in pictures);
  return (
    <article
      className={styles.section}
      data-side={side}
      data-night={dark || undefined}
      data-ground={dark ? 'dark' : undefined}
    >
      <StylePictures name={name} look={look} pictures={pictures} rooms={rooms} className={styles.pictures} />
      <div className={styles.words}>
        <Title as="h3" size="mega">
          {name}
        </Title>
        <Text size="lead">
          {tagline.replace(/^./, (letter) => letter.toUpperCase())}, {known}. {look.words}
        </Text>
        <Accordion
          single
          headingLevel={4}
          wide
          open={['materials']}
          className={styles.folds}
          items={[
            {
              id: 'materials',
              title: homeWords.styleMaterials,
              body: (
                <ul className={styles.materials}>
                  {look.materials.map((id) => {
                    const material = materials[id];
                    if (!material) return null;
                    return (
                      <li key={id}>
                        <i style={{ '--material': material.colour } as CSSProperties} />
                        {material.name}
                      </li>
                    );
                  })}
                </ul>
              ),
            },
            {
              id: 'pieces',
              title: homeWords.stylePieces,
              body: (
                <ul className={styles.pieces}>
                  {pieces.map(({ publicId, name: pieceName }) => (
                    <li key={publicId}>
                      <span className={styles.stand}>
                        <Picture
                          publicId={publicId}
                          alt=""
                          width={pictures[publicId]?.width ?? 1}
                          height={pictures[publicId]?.height ?? 1}
                          sizes="(min-width: 768px) 10rem, 28vw"
                          cutOut
                        />
                      </span>
                      {pieceName}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
        <TextLink href={`/inspiration-gallery?style=${name}`}>{homeWords.seeStyle(name)}</TextLink>
      </div>
    </article>
  );
}

import { TextLink } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { collagePiece } from '#core/selection/index.ts';
import type { ExampleBoard } from '#server/selection/examples/get-example.ts';
import { Collage } from './collage.tsx';
import styles from './rooms-like-yours.module.css';
import { boardLabel, boardTitle, roomsLikeYours as words } from './words.ts';

/** Example boards for a similar room, shown while the customer's own are being made. */
export function RoomsLikeYours({ boards }: { boards: readonly ExampleBoard[] }) {
  return (
    <section className={styles.part} aria-labelledby="rooms-like-yours">
      <Title as="h2" size="heading" id="rooms-like-yours">
        {words.title}
      </Title>
      <Text tone="soft">{words.lead}</Text>
      <div className={styles.boards}>
        {boards.map(({ letter, name, items }) => (
          <figure key={letter} className={styles.board}>
            <Collage
              board={letter}
              pieces={items.map((item, index) => collagePiece(item, { id: item.recordId, number: index + 1 }))}
              format="landscape"
              across={[92, 46]}
              label={boardLabel(letter, name, items)}
            />
            <figcaption>
              {boardTitle(letter)}, {name}
            </figcaption>
          </figure>
        ))}
      </div>
      <TextLink href="/inspiration-gallery">{words.gallery}</TextLink>
    </section>
  );
}

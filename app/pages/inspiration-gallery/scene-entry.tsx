import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { rooms, styles as styleNames } from '#core/catalog/index.ts';
import type { ShownScene } from '#server/catalog/find-scenes.ts';
import { SaveScene, type SceneProject } from './save-scene.tsx';
import styles from './scene-entry.module.css';
import { SceneSpots } from './scene-spots.tsx';
import { galleryWords as words } from './words.ts';

interface SceneEntryProps {
  scene: ShownScene;
  first: boolean;
  /** Null if signed out. */
  projects: readonly SceneProject[] | null;
}

/** A furnished room and the pieces in it. */
export function SceneEntry({ scene, first, projects }: SceneEntryProps) {
  const { publicId, width, height, alt, blur, room, style, pieces } = scene;
  return (
    <li id={publicId.replaceAll('/', '-')} className={styles.scene} data-below={!first || undefined}>
      <div className={styles.frame}>
        <div className={styles.picture}>
          <Picture
            {...{ publicId, width, height, alt, blur }}
            sizes="(min-width: 1024px) 64vw, 100vw"
            fit="cover"
            priority={first}
          />
        </div>
        <SceneSpots pieces={pieces} />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          {rooms[room].label} · {styleNames[style].name}, {styleNames[style].known}
        </p>
        <Title as="h2" size="small">
          {alt}
        </Title>
        {pieces.length > 0 && (
          <ul className={styles.pieces} aria-label={words.pieces}>
            {pieces.map(({ recordId, name, priceCents, inStock, like }) => (
              <li key={recordId}>
                <span>
                  <Link href={`/furniture/${recordId}`}>{name}</Link>
                  {!inStock && (
                    <span className={styles.gone}>
                      {words.outOfStock}
                      {like && (
                        <>
                          {' '}
                          {words.instead} <Link href={`/furniture/${like.recordId}`}>{like.name}</Link>,{' '}
                          <Price cents={like.priceCents} />
                        </>
                      )}
                    </span>
                  )}
                </span>
                {inStock && <Price cents={priceCents} />}
              </li>
            ))}
          </ul>
        )}
        <SaveScene publicId={publicId} projects={projects} />
      </div>
    </li>
  );
}

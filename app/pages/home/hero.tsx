import { getStarted } from '#app/shell/menus.ts';
import { useSession } from '#app/shell/session.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { CarouselDashes, CarouselPause } from '#app/ui/carousel/carousel-controls.tsx';
import { CarouselSlides } from '#app/ui/carousel/carousel-slides.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { projectTerms } from '#core/project/index.ts';
import { shell } from '#core/settings/index.ts';
import styles from './hero.module.css';
import type { Pictures } from './stand-ins.ts';

export function Hero({ pictures, heroes }: { pictures: Pictures; heroes: readonly string[] }) {
  const { user } = useSession();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>Tell us how you live. We’ll find the furniture.</h1>
        <Text size="lead" tone="soft">
          Take the style quiz. A specialist sends two furniture boards made for your room, within{' '}
          {projectTerms.boardsWithinHours} hours.
        </Text>
        <LinkButton href={getStarted.href}>{user ? 'Find my Furniture' : 'Get Started'}</LinkButton>
      </div>
      <Carousel label="Rooms we furnished" count={heroes.length} interval={shell.heroStepMs} className={styles.picture}>
        <CarouselSlides
          effect="fade"
          fill
          dragThreshold={shell.heroDragPx}
          slides={heroes.map((id, index) => ({
            id,
            content: <HeroPicture id={id} pictures={pictures} first={index === 0} />,
          }))}
        />
        {heroes.length > 1 && (
          <div className={styles.controls}>
            <CarouselDashes />
            <CarouselPause />
          </div>
        )}
      </Carousel>
    </section>
  );
}

function HeroPicture({ id, pictures, first }: { id: string; pictures: Pictures; first: boolean }) {
  const facts = pictures[id];
  if (!facts) return null;
  const sizes = '(min-width: 768px) 64vw, 100vw';
  return <Picture publicId={id} {...facts} sizes={sizes} priority={first} fit="cover" focus="60% 60%" square />;
}

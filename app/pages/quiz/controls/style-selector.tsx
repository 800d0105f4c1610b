import { Button } from '#app/ui/action/button.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { CarouselOverlayControls } from '#app/ui/carousel/carousel-controls.tsx';
import { CarouselSlides } from '#app/ui/carousel/carousel-slides.tsx';
import { CheckIcon } from '#app/ui/icon/signs.tsx';
import { Ground, type GroundTone } from '#app/ui/picture/ground.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { listOf, type OfferedOption, type OptionValue, optionsOf, toggle } from '#core/survey/index.ts';
import type { Pictures, StepProps } from '../step-props.ts';
import { quizWords as words } from '../words.ts';
import styles from './style-selector.module.css';

/** Backgrounds for styles without pictures, in rotation. */
const tones: readonly GroundTone[] = ['oat', 'sage', 'night'];

/** Each style with a carousel of its rooms and 'My choice'. Choosing again deselects it. The first one chosen leads. */
export function StyleSelector({ questions: [question], answers, context, pictures, lead, give }: StepProps) {
  if (!question) return null;
  const options = optionsOf(question, answers, context);
  const chosen = listOf(answers, question.key) as readonly OptionValue[];
  return (
    <div className={styles.selector}>
      <div className={styles.head}>{lead}</div>
      <ul className={styles.styles}>
        {options.map((option, index) => {
          const isChosen = chosen.includes(option.value);
          return (
            <li key={String(option.value)} className={styles.style}>
              <div className={styles.frame} data-chosen={isChosen || undefined}>
                <StylePictures option={option} pictures={pictures} tone={tones[index % tones.length] ?? 'oat'} />
                {isChosen && (
                  <span className={styles.tick}>
                    <CheckIcon small />
                  </span>
                )}
              </div>
              <div className={styles.name}>
                <Title as="h2" size="section">
                  {option.label}
                </Title>
                <Text as="span" tone="soft">
                  {isChosen && chosen.length > 1 && chosen[0] === option.value ? words.mainStyle : option.note}
                </Text>
              </div>
              <Text tone="soft" size="small">
                {option.text}
              </Text>
              <Button
                wide
                kind={isChosen ? 'primary' : 'ghost'}
                aria-pressed={isChosen}
                aria-label={`${words.myChoice}: ${option.label}`}
                icon={isChosen ? <CheckIcon /> : undefined}
                onClick={() => give({ [question.key]: toggle(options, chosen, option.value) })}
              >
                {words.myChoice}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function StylePictures({ option, pictures, tone }: { option: OfferedOption; pictures: Pictures; tone: GroundTone }) {
  const shown = (option.pictures ?? []).filter((id) => id in pictures);
  if (shown.length === 0) {
    return (
      <Ground tone={tone} className={styles.ground} data-ground={tone === 'night' ? 'dark' : undefined}>
        <span className={styles.initial} aria-hidden="true">
          {option.label}
        </span>
      </Ground>
    );
  }
  const slides = shown.map((id) => ({ id, content: <StylePicture publicId={id} pictures={pictures} /> }));
  return (
    <Carousel label={option.label} count={slides.length} className={styles.carousel}>
      <CarouselSlides slides={slides} fill />
      {slides.length > 1 && <CarouselOverlayControls />}
    </Carousel>
  );
}

function StylePicture({ publicId, pictures }: { publicId: string; pictures: Pictures }) {
  const { width = 1, height = 1, alt = '' } = pictures[publicId] ?? {};
  const sizes = '(min-width: 768px) 31vw, 92vw';
  return <Picture publicId={publicId} alt={alt} width={width} height={height} sizes={sizes} fit="cover" />;
}

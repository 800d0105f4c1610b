import { ShapeDrawing } from '#app/parts/room/editor/shape-drawing.tsx';
import { RoomDrawing, type RoomDrawingProps } from '#app/parts/room/room-drawing.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { nameOfStyle, optionLabel, type PublicItem } from '#core/catalog/index.ts';
import { projectStateWords } from '#core/project/index.ts';
import {
  estimateWords,
  mobilityAidOf,
  type RoomPlan as Plan,
  roomEstimate,
  roomPlanOf,
  summaryOf,
  textOf,
} from '#core/survey/index.ts';
import { formatDay } from '#core/texts/index.ts';
import { isDrawnOnVisit, type Visit } from '#core/visit/index.ts';
import type { CustomerOfDesk } from '#server/pages/customer-of-desk.ts';
import type { DrawnRoom } from '#server/room/open-room.ts';
import type { Desk } from '#server/selection/desk/open-desk.ts';
import type { VisitPhoto } from '#server/visit/visit-photos.ts';
import { EarlierPairs } from '../earlier-pairs.tsx';
import { words } from '../words.ts';
import styles from './brief-panel.module.css';
import { BriefPictures } from './brief-pictures.tsx';
import { BriefPieces } from './brief-pieces.tsx';
import { briefWords } from './brief-words.ts';
import { CloseRequest } from './close-request.tsx';
import roomPlanStyles from './room-plan.module.css';

const asked = { signedIn: true, feeCovers: true } as const;
/** Free text, so quoted rather than listed. */
const quoted = ['room_notes', 'style_notes', 'budget_notes', 'timeline_notes'];

interface BriefPanelProps {
  desk: Desk;
  wanted: readonly PublicItem[];
  /** The room as it was drawn; null until it is. */
  drawn: DrawnRoom | null;
  /** The visit to measure it, and the photos taken there. */
  visit: Visit | null;
  photos: readonly VisitPhoto[];
  customerFacts: CustomerOfDesk;
  className: string | undefined;
}

/** Everything the customer said, in the order a designer wants to read it. */
export function BriefPanel({ desk, wanted, drawn, visit, photos, customerFacts, className }: BriefPanelProps) {
  const { answers, brief, asked: change, earlier } = desk;
  const plan = roomPlanOf(answers);
  const aid = mobilityAidOf(answers);
  const visitedOn = visit?.state === 'complete' && drawn && isDrawnOnVisit(visit, drawn) ? visit.date : null;
  const said = summaryOf(answers, asked).filter(({ answer }) => answer !== null);
  const notes = said.filter(({ key }) => quoted.includes(key));
  const lines = said.filter(({ key }) => !quoted.includes(key));
  const estimate = roomEstimate(answers);
  const place = [textOf(answers, 'state'), textOf(answers, 'zip')].filter(Boolean).join(' ');
  const help = said.find(({ key }) => key === 'need_help');
  const walls = ['wall-a-description', 'wall-b-description'].flatMap((key) => textOf(answers, key) ?? []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls separately, so it must be scrollable by keyboard
    <section aria-label={briefWords.brief} tabIndex={0} className={className}>
      <div className={styles.brief}>
        {change && (
          <div className={styles.change}>
            <Title as="h2" size="plain">
              {briefWords.asksFor(change)}
            </Title>
            <Hand as="blockquote" className={styles.quote}>
              {words.quoted(change.body)}
            </Hand>
            {change.kind === 'swap-request' && <CloseRequest surveyId={desk.surveyId} />}
          </div>
        )}
        <Title as="h2" size="plain">
          {briefWords.brief}
        </Title>
        {notes.map(({ key, question, answer }) => (
          <div key={key}>
            <p className={styles.soft}>{question}</p>
            <Hand as="blockquote" className={styles.quote}>
              {words.quoted(answer ?? '')}
            </Hand>
          </div>
        ))}
        <dl>
          <Line question={briefWords.styles} answer={brief.styles.map(nameOfStyle).join(', then ')} />
          {brief.woodTone && <Line question={briefWords.wood} answer={optionLabel(brief.woodTone)} />}
          <Line question={briefWords.bold} answer={words.outOf(brief.boldness, 10)} />
          {estimate && <Line question={briefWords.totalBudget} answer={estimateWords(estimate)} />}
          {place && <Line question={briefWords.delivery} answer={place} />}
          {help && <Line question={help.question} answer={help.answer ?? ''} />}
          <Line question={briefWords.when} answer={brief.soon ? briefWords.soonest : briefWords.noRush} />
          {aid && aid !== 'neither' && <Line question={briefWords.mobility} answer={briefWords.aids[aid]} />}
        </dl>
        <div className={styles.measures}>
          <Title as="h3" size="plain">
            {briefWords.room}
          </Title>
          {drawn?.room
            ? briefWords.drawn(brief)
            : plan && briefWords.measures(plan.wallA, plan.wallB, plan.doorway.width)}
        </div>
        {drawn?.room ? (
          <>
            <ShapeDrawing room={drawn.room} label={words.drawnRoom.label} className={styles.drawn} />
            <p className={styles.soft}>
              {visitedOn ? briefWords.visited(visitedOn) : words.drawnRoom.by[drawn.savedBy]}{' '}
              {drawn.room.guessed.length > 0 && words.drawnRoom.guessed(drawn.room.guessed.length)}
            </p>
            <p className={styles.soft}>
              {plan
                ? briefWords.told(briefWords.measures(plan.wallA, plan.wallB, plan.doorway.width))
                : briefWords.toldNothing}
            </p>
          </>
        ) : plan ? (
          <RoomPlan plan={plan} />
        ) : (
          <p className={styles.soft}>{briefWords.notMeasured}</p>
        )}
        <TextLink href={`/studio/projects/${desk.surveyId}/room`}>{words.drawnRoom.open}</TextLink>
        {walls.map((wall) => (
          <p key={wall} className={styles.soft}>
            {wall}
          </p>
        ))}
        <BriefPictures answers={answers} onSite={photos} />
        <BriefPieces answers={answers} pieces={brief.pieces} />
        {wanted.length > 0 && (
          <>
            <Title as="h3" size="plain">
              {briefWords.wanted}
            </Title>
            <ul className={styles.pieces} aria-label={briefWords.wanted}>
              {wanted.map((item) => (
                <li key={item.recordId}>
                  <TextLink inline href={`/furniture/${item.recordId}`}>
                    {item.name}
                  </TextLink>
                  <Price cents={item.priceCents} />
                </li>
              ))}
            </ul>
          </>
        )}
        {customerFacts.rooms.length > 0 && (
          <>
            <Title as="h3" size="plain">
              {briefWords.otherRooms}
            </Title>
            <ul className={styles.pieces} aria-label={briefWords.otherRooms}>
              {customerFacts.rooms.map(({ surveyId, name, state }) => (
                <li key={surveyId}>
                  <TextLink inline href={`/studio/projects/${surveyId}`}>
                    {name}
                  </TextLink>
                  <span>{projectStateWords[state].name}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {customerFacts.orders.length > 0 && (
          <>
            <Title as="h3" size="plain">
              {briefWords.orders}
            </Title>
            <ul className={styles.pieces} aria-label={briefWords.orders}>
              {customerFacts.orders.map(({ id, paidAt, totalCents }) => (
                <li key={id}>
                  <TextLink inline href={`/studio/orders/${id}`}>
                    {briefWords.orderLine(paidAt ? formatDay(paidAt) : '')}
                  </TextLink>
                  <Price cents={totalCents} />
                </li>
              ))}
            </ul>
          </>
        )}
        {desk.customerPage && (
          <TextLink href={`/studio/customers/${desk.customerPage}`}>{briefWords.customerPage(desk.customer)}</TextLink>
        )}
        <EarlierPairs earlier={earlier} />
        <details className={styles.all}>
          <summary>{briefWords.everything}</summary>
          {[...Map.groupBy(lines, ({ chapterTitle }) => chapterTitle)].map(([title, said]) => (
            <div key={title} className={styles.chapter}>
              <Title as="h3" size="plain">
                {title}
              </Title>
              <dl>
                {said.map(({ key, question, answer }) => (
                  <Line key={key} question={question} answer={answer ?? ''} />
                ))}
              </dl>
            </div>
          ))}
        </details>
      </div>
    </section>
  );
}

function Line({ question, answer }: { question: string; answer: string }) {
  return (
    <div className={styles.line}>
      <dt>{question}</dt>
      <dd>{answer}</dd>
    </div>
  );
}

/** The room from the survey: walls, doorway, door swing, and any pieces. */
function RoomPlan({ plan, ...furniture }: { plan: Plan } & Omit<RoomDrawingProps, 'room'>) {
  const { wallA, wallB, doorway } = plan;
  return (
    <figure className={roomPlanStyles.figure}>
      <RoomDrawing room={{ width: wallA, depth: wallB, doorway }} {...furniture} />
      {doorway.assumed && <figcaption>Doorway position not given: drawn in the middle of its wall.</figcaption>}
    </figure>
  );
}

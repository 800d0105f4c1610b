import { ShapeDrawing } from '#app/parts/room/editor/shape-drawing.tsx';
import { RoomPlan } from '#app/parts/room/room-plan.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Price } from '#app/ui/type/price.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { optionLabel, type PublicItem, pieceNames } from '#core/catalog/index.ts';
import { projectStateWords } from '#core/project/index.ts';
import {
  type BriefPiece,
  estimateWords,
  mobilityAidOf,
  roomEstimate,
  roomPlanOf,
  summaryOf,
  textOf,
} from '#core/survey/index.ts';
import { formatDay } from '#core/texts/index.ts';
import type { CustomerOfDesk } from '#server/pages/customer-of-desk.ts';
import type { DrawnRoom } from '#server/room/open-room.ts';
import type { Desk } from '#server/selection/desk/open-desk.ts';
import { EarlierPairs } from '../earlier-pairs.tsx';
import { words } from '../words.ts';
import styles from './brief-panel.module.css';
import { BriefPictures } from './brief-pictures.tsx';
import { CloseRequest } from './close-request.tsx';

const asked = { signedIn: true, feeCovers: true } as const;
/** Free text, so quoted rather than listed. */
const quoted = ['room_notes', 'style_notes', 'budget_notes', 'timeline_notes'];

interface BriefPanelProps {
  desk: Desk;
  wanted: readonly PublicItem[];
  /** The room as it was drawn; null until it is. */
  drawn: DrawnRoom | null;
  customerFacts: CustomerOfDesk;
  className: string | undefined;
}

/** Everything the customer said, in the order a designer wants to read it. */
export function BriefPanel({ desk, wanted, drawn, customerFacts, className }: BriefPanelProps) {
  const { answers, brief, asked: change, earlier } = desk;
  const plan = roomPlanOf(answers);
  const aid = mobilityAidOf(answers);
  const said = summaryOf(answers, asked).filter(({ answer }) => answer !== null);
  const notes = said.filter(({ key }) => quoted.includes(key));
  const lines = said.filter(({ key }) => !quoted.includes(key));
  const estimate = roomEstimate(answers);
  const place = [textOf(answers, 'state'), textOf(answers, 'zip')].filter(Boolean).join(' ');
  const help = said.find(({ key }) => key === 'need_help');
  const walls = ['wall-a-description', 'wall-b-description'].flatMap((key) => textOf(answers, key) ?? []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls separately, so it must be scrollable by keyboard
    <section aria-label={words.brief} tabIndex={0} className={classNames(styles.brief, className)}>
      {change && (
        <div className={styles.change}>
          <Title as="h2" size="plain">
            {words.asksFor(change)}
          </Title>
          <Hand as="blockquote" className={styles.quote}>
            {words.quoted(change.body)}
          </Hand>
          {change.kind === 'swap-request' && <CloseRequest surveyId={desk.surveyId} />}
        </div>
      )}
      <Title as="h2" size="plain">
        {words.brief}
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
        <Line question={words.styles} answer={brief.styles.join(', then ')} />
        {brief.woodTone && <Line question={words.wood} answer={optionLabel(brief.woodTone)} />}
        <Line question={words.bold} answer={words.outOf(brief.boldness, 10)} />
        {estimate && <Line question={words.totalBudget} answer={estimateWords(estimate)} />}
        {place && <Line question={words.delivery} answer={place} />}
        {help && <Line question={help.question} answer={help.answer ?? ''} />}
        <Line question={words.when} answer={brief.soon ? words.soonest : words.noRush} />
        {aid && aid !== 'neither' && <Line question={words.mobility} answer={words.aids[aid]} />}
      </dl>
      <div className={styles.measures}>
        <Title as="h3" size="plain">
          {words.room}
        </Title>
        {plan && words.measures(plan.wallA, plan.wallB, plan.doorway.width)}
      </div>
      {drawn?.room ? (
        <>
          <ShapeDrawing room={drawn.room} label={words.drawnRoom.label} className={styles.drawn} />
          <p className={styles.soft}>
            {words.drawnRoom.by[drawn.savedBy]}{' '}
            {drawn.room.guessed.length > 0 && words.drawnRoom.guessed(drawn.room.guessed.length)}
          </p>
        </>
      ) : plan ? (
        <RoomPlan plan={plan} />
      ) : (
        <p className={styles.soft}>{words.notMeasured}</p>
      )}
      <TextLink href={`/studio/projects/${desk.surveyId}/room`}>{words.drawnRoom.open}</TextLink>
      {walls.map((wall) => (
        <p key={wall} className={styles.soft}>
          {wall}
        </p>
      ))}
      <BriefPictures answers={answers} />
      <ul className={styles.pieces} aria-label={words.pieces}>
        {brief.pieces.map((piece) => (
          <li key={piece.kind}>
            <strong>
              {pieceNames[piece.kind].one}
              {piece.quantity > 1 ? ` × ${piece.quantity}` : ''}
            </strong>
            <span>{words.budget(piece)}</span>
            <p>{traits(piece)}</p>
          </li>
        ))}
      </ul>
      {wanted.length > 0 && (
        <>
          <Title as="h3" size="plain">
            {words.wanted}
          </Title>
          <ul className={styles.pieces} aria-label={words.wanted}>
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
            {words.otherRooms}
          </Title>
          <ul className={styles.pieces} aria-label={words.otherRooms}>
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
            {words.orders}
          </Title>
          <ul className={styles.pieces} aria-label={words.orders}>
            {customerFacts.orders.map(({ id, paidAt, totalCents }) => (
              <li key={id}>
                <TextLink inline href={`/studio/orders/${id}`}>
                  {words.orderLine(paidAt ? formatDay(paidAt) : '')}
                </TextLink>
                <Price cents={totalCents} />
              </li>
            ))}
          </ul>
        </>
      )}
      <EarlierPairs earlier={earlier} />
      <details className={styles.all}>
        <summary>{words.everything}</summary>
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

function traits({ types, subTypes, materials, shapes, size, colorIntensity, colors }: BriefPiece): string {
  const said = [...types, ...subTypes, ...materials, ...shapes, size, colorIntensity, ...colors];
  const labels = said.flatMap((one) => (one ? [optionLabel(one)] : []));
  return labels.length > 0 ? [...new Set(labels)].join(', ') : words.upToUs;
}

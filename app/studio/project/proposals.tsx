import { useEffect, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { Tag, TagList } from '#app/ui/display/tag.tsx';
import { SearchField } from '#app/ui/field/search-field.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { optionLabel } from '#core/catalog/index.ts';
import { inchesInWords } from '#core/room/index.ts';
import type { BriefPiece } from '#core/survey/index.ts';
import type { DeskSlot } from '#server/selection/open-desk.ts';
import type { ProposedPieces } from '#server/selection/propose-pieces.ts';
import { PieceNote } from './piece-note.tsx';
import { ProposalRow } from './proposal-row.tsx';
import styles from './proposals.module.css';
import { ReasonList } from './reason-list.tsx';
import { deskKeys } from './use-desk-keys.ts';
import { words } from './words.ts';

interface ProposalsProps {
  slot: DeskSlot;
  proposed: ProposedPieces;
  searched: string;
  door: { width: number } | null;
  className: string | undefined;
}

/** What stands in a slot and why, and what could stand there instead. */
export function Proposals({ slot, proposed, searched, door, className }: ProposalsProps) {
  const { piece, board, count, pieces } = proposed;
  const found = searched !== '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on its own, and keys must scroll it
    <section aria-labelledby="slot" tabIndex={0} className={classNames(styles.panel, className)}>
      <div className={styles.head}>
        <div className={styles.line}>
          <Title as="h2" size="plain" id="slot" className={styles.title}>
            {words.panel(piece, board)}
          </Title>
          <span>{words.count(count)}</span>
        </div>
        <Search key={slot.id} slot={slot} searched={searched} kind={piece.kind} />
        <TagList>
          <Tag hard>{words.inStock}</Tag>
          {door && <Tag hard>{words.passes(inchesInWords(door.width))}</Tag>}
          {askedFor(piece).map((asked) => (
            <Tag key={asked}>{asked}</Tag>
          ))}
        </TagList>
      </div>
      {slot.item && (
        <div className={styles.now}>
          <Title as="h3" size="plain">
            {words.standsNow}
          </Title>
          <p className={styles.name}>{slot.item.name}</p>
          <ReasonList reasons={slot.reasons} />
          <PieceNote key={`${slot.id} ${slot.item.recordId}`} slot={slot} />
        </div>
      )}
      <div className={styles.instead}>
        <Title as="h3" size="plain">
          {found ? words.found(pieces.length) : words.instead}
        </Title>
        {pieces.length === 0 && <p className={styles.soft}>{found ? words.foundNothing : words.nothingElse}</p>}
      </div>
      <ol>
        {pieces.map((one, index) => (
          <ProposalRow key={one.item.recordId} slot={slot} proposal={one} number={index + 1} />
        ))}
      </ol>
      <p className={styles.more}>{words.relaxMore(count)}</p>
    </section>
  );
}

/** After so long without another key the words are looked up. */
const typingPauseMs = 150;

const small = (value: string) => optionLabel(value);

function askedFor(piece: BriefPiece): string[] {
  const traits = [...piece.types, ...piece.subTypes, ...piece.materials, ...piece.shapes].map(small);
  const size = piece.size === null ? [] : [small(piece.size)];
  const color =
    piece.colorIntensity === null ? [] : [[small(piece.colorIntensity), ...piece.colors.map(small)].join(', ')];
  const tier = words.tier(piece);
  return [...new Set([...traits, ...size, ...color, ...(tier ? [tier] : [])])];
}

function Search({ slot, searched, kind }: { slot: DeskSlot; searched: string; kind: BriefPiece['kind'] }) {
  const submit = useSubmit();
  const [typed, setTyped] = useState(searched);
  useEffect(() => {
    if (typed.trim() === searched.trim()) return;
    // A key pressed right after takes the place of this one.
    const soon = setTimeout(() => {
      const search = { slot: slot.id, ...(typed.trim() === '' ? {} : { q: typed.trim() }) };
      void submit(search, { replace: true, preventScrollReset: true });
    }, typingPauseMs);
    return () => clearTimeout(soon);
  }, [typed, searched, slot.id, submit]);
  return (
    <Form replace preventScrollReset id={deskKeys.search}>
      <input type="hidden" name="slot" value={slot.id} />
      <SearchField label={words.search(kind)} name="q" value={typed} onChange={setTyped} shortcut="/" />
    </Form>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Form, Link, useFetcher, useNavigate, useSearchParams, useSubmit } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SearchField } from '#app/ui/field/search-field.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { DeskAlternative } from '#server/selection/desk/desk-alternatives.ts';
import type { Desk, DeskSlot } from '#server/selection/desk/open-desk.ts';
import type { ProposedPieces } from '#server/selection/desk/propose-pieces.ts';
import { nextSlot, useGoOnSwitch } from '../desk/next-slot.ts';
import { deskKeys } from '../desk/use-desk-keys.ts';
import { useInTurn } from '../desk/use-in-turn.ts';
import pieceNoteStyles from '../desk/words-form.module.css';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { NoteField } from '../writing/note-field.tsx';
import { useWriting } from '../writing/writing.tsx';
import { HiddenPieces, ProposalFilters } from './proposal-filters.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { proposalWords } from './proposal-words.ts';
import styles from './proposals.module.css';
import { ReasonList } from './reason-list.tsx';
import { SlotAlternatives } from './slot-alternatives.tsx';
import { SlotTools } from './slot-tools.tsx';
import { SlotWish } from './slot-wish.tsx';

interface ProposalsProps {
  desk: Desk;
  slot: DeskSlot;
  proposed: ProposedPieces;
  alternatives: readonly DeskAlternative[];
  searched: string;
  className: string | undefined;
}

/** What is in a slot and why, and what could go there instead. */
export function Proposals({ desk, slot, proposed, alternatives, searched, className }: ProposalsProps) {
  const door = desk.brief.doorway;
  const asked = desk.selection?.askedSlots.includes(slot.id) ? (desk.asked?.body ?? null) : null;
  const selectionId = desk.selection?.id ?? '';
  const { piece, board, count, pieces, total, catalog } = proposed;
  const fetcher = useFetcher<DeskAnswer>();
  const swapped = useGoOn(desk, slot.id, fetcher);
  const { waiting, inTurn } = useInTurn((recordId) => {
    swapped.current = slot.id;
    const sent = { act: 'swap', pieceId: slot.id, version: String(slot.version), recordId };
    void fetcher.submit(sent, { method: 'post' });
  });
  const swapping = waiting ?? fetcher.formData?.get('recordId');
  const refused = fetcher.data && !fetcher.data.ok && fetcher.data.about === slot.id ? fetcher.data.words : null;
  const panel = usePlaceKept(slot.item?.recordId);
  const [search] = useSearchParams();
  const more = new URLSearchParams(search);
  more.set('more', '1');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls separately, so it must be scrollable by keyboard
    <section ref={panel} aria-labelledby="slot" tabIndex={0} className={classNames(styles.panel, className)}>
      <div className={styles.head}>
        <div className={styles.line}>
          <Title as="h2" size="plain" id="slot" className={styles.title}>
            {proposalWords.panel(piece, board)}
          </Title>
          <span>{proposalWords.count(count)}</span>
        </div>
        <Search key={slot.id} searched={searched} catalog={catalog} />
        <ProposalFilters proposed={proposed} door={door} />
      </div>
      {refused && <Refusal answer={fetcher.data}>{refused}</Refusal>}
      <div className={styles.now}>
        <SlotTools key={slot.id} slot={slot} selectionId={selectionId} asked={asked} />
        <SlotWish key={`wish-${slot.id}`} slot={slot} selectionId={selectionId} />
        {slot.item && <PieceNow slot={slot} customer={desk.customer} />}
      </div>
      {slot.item && (
        <SlotAlternatives key={slot.id} pieceId={slot.id} recordId={slot.item.recordId} alternatives={alternatives} />
      )}
      <div className={styles.instead}>
        <Title as="h3" size="plain">
          {searched === '' ? proposalWords.instead : proposalWords.found(total)}
        </Title>
        {pieces.length === 0 && (
          <p className={styles.soft}>{searched === '' ? proposalWords.nothingElse : proposalWords.foundNothing}</p>
        )}
      </div>
      {proposed.hidden && <HiddenPieces proposed={proposed} />}
      <ol>
        {pieces.map((one, index) => (
          <ProposalRow
            key={one.item.recordId}
            proposal={one}
            number={index + 1}
            pending={swapping === one.item.recordId}
            swapIn={inTurn}
          />
        ))}
      </ol>
      {total > pieces.length && (
        <p className={styles.more}>
          <Link to={`?${more}`} replace preventScrollReset>
            {proposalWords.morePass(total - pieces.length)}
          </Link>
        </p>
      )}
      <p className={styles.more}>{proposalWords.relaxMore(count)}</p>
    </section>
  );
}

/**
 * Selects the next slot after a swap, if the specialist wants that and hasn't chosen another meanwhile. Returns where to
 * note the slot that's being swapped.
 */
function useGoOn(desk: Desk, slotId: string, { state, data }: { state: string; data: DeskAnswer | undefined }) {
  const [goesOn] = useGoOnSwitch();
  const navigate = useNavigate();
  const swapped = useRef<string | null>(null);
  const heard = useRef(data);
  useEffect(() => {
    if (state !== 'idle' || heard.current === data) return;
    heard.current = data;
    const next =
      goesOn && data?.ok && swapped.current === slotId ? nextSlot(desk.selection?.boards ?? [], slotId) : null;
    if (next) void navigate(`?slot=${next}`, { replace: true, preventScrollReset: true });
  }, [state, data, goesOn, desk, slotId, navigate]);
  return swapped;
}

/**
 * A swapped-in piece leaves the list along with its button. Keep keyboard focus in the panel rather than losing it to
 * the top of the page.
 */
function usePlaceKept(recordId: string | undefined) {
  const panel = useRef<HTMLElement>(null);
  const stood = useRef(recordId);
  useEffect(() => {
    if (stood.current === recordId) return;
    stood.current = recordId;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [recordId]);
  return panel;
}

/** Search after this long without another key. */
const typingPauseMs = 150;

function Search({ searched, catalog }: { searched: string; catalog: number }) {
  const submit = useSubmit();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(searched);
  useEffect(() => {
    if (typed.trim() === searched.trim()) return;
    // The next key press cancels this one.
    const soon = setTimeout(() => {
      const next = new URLSearchParams(search);
      next.delete('more');
      if (typed.trim() === '') next.delete('q');
      else next.set('q', typed.trim());
      void submit(next, { replace: true, preventScrollReset: true });
    }, typingPauseMs);
    return () => clearTimeout(soon);
  }, [typed, searched, search, submit]);
  const kept = [...search].filter(([name]) => name === 'slot' || name === 'keep');
  return (
    <Form replace preventScrollReset id={deskKeys.search}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField label={proposalWords.search(catalog)} name="q" value={typed} onChange={setTyped} shortcut="/" />
    </Form>
  );
}

/** The piece in the slot, the reasons for and against it, and the specialist's note. */
function PieceNow({ slot, customer }: { slot: DeskSlot; customer: string }) {
  const fetcher = useFetcher<DeskAnswer>();
  const { id, item, foot, reasons, relaxed } = slot;
  if (!item) return null;
  const { recordId, name } = item;
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.words : null;
  const placeItself = JSON.stringify({ seen: { recordId, foot }, foot: null });
  return (
    <>
      <Title as="h3" size="plain">
        {proposalWords.standsNow}
      </Title>
      <p className={styles.name}>{name}</p>
      <ReasonList reasons={[...reasons, ...relaxed.map(({ why }) => ({ sign: 'minus' as const, words: why }))]} />
      {foot && (
        <fetcher.Form method="post" className={styles.place}>
          <input type="hidden" name="act" value="arrange" />
          <input type="hidden" name="pieceId" value={id} />
          <input type="hidden" name="arrangement" value={placeItself} />
          <Button type="submit" kind="ghost" small pending={fetcher.state !== 'idle'}>
            {proposalWords.placeItself}
          </Button>
        </fetcher.Form>
      )}
      {refused && <Refusal answer={fetcher.data}>{refused}</Refusal>}
      <PieceNote key={id} slot={slot} customer={customer} />
    </>
  );
}

/** The specialist's note about one piece, as the customer will read it. A swap in the meantime doesn't discard it. */
function PieceNote({ slot: { id, item, note }, customer }: { slot: DeskSlot; customer: string }) {
  const writing = useWriting({ of: 'piece', id }, { recordId: item?.recordId ?? '', note });
  return (
    <div className={pieceNoteStyles.form}>
      <NoteField
        of="piece"
        label={proposalWords.pieceNote}
        saved={note}
        writing={writing}
        facts={{ customer, piece: item?.name ?? '' }}
      />
    </div>
  );
}

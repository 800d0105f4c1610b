import { useRef } from 'react';
import { useSingleKey } from '#app/parts/studio-keys/single-keys.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { leadTimeWords } from '#core/catalog/index.ts';
import type { ProposedPiece } from '#server/selection/desk/propose-pieces.ts';
import styles from './proposal-row.module.css';
import { proposalWords } from './proposal-words.ts';
import { ReasonList } from './reason-list.tsx';

interface ProposalRowProps {
  proposal: ProposedPiece;
  number: number;
  pending: boolean;
  swapIn: (recordId: string) => void;
}

/** A candidate for the slot with its reasons and the button that puts it there. */
export function ProposalRow({ proposal, number, pending, swapIn }: ProposalRowProps) {
  const { item, reasons, relaxed, fit, shared } = proposal;
  const cutOut = item.pictures.cutOut ?? item.pictures.front[0];
  const button = useRef<HTMLButtonElement>(null);
  useSingleKey(String(number), () => button.current?.click(), number <= 9);
  const against = [
    ...(shared ? [{ sign: 'minus' as const, words: proposalWords.shared }] : []),
    ...(fit.stops ? [{ sign: 'minus' as const, words: fit.words }] : []),
    ...relaxed.map((what) => ({ sign: 'minus' as const, words: proposalWords.relaxed(what) })),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        {cutOut && <Picture {...cutOut} alt="" sizes="72px" fit="contain" cutOut />}
        <span className={styles.number}>{number}</span>
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{item.name}</span>
          <Price cents={item.priceCents} look="strong" />
        </p>
        <p className={styles.facts}>
          {item.vendor.name} · {leadTimeWords(item.leadTimeDays)} · {proposalWords.stock(item.stock)}
        </p>
        <ReasonList reasons={distinct([...reasons, ...against])} />
        <Button
          ref={button}
          kind="ghost"
          small
          pending={pending}
          aria-label={proposalWords.swapNamed(item.name)}
          aria-keyshortcuts={number <= 9 ? String(number) : undefined}
          onClick={() => swapIn(item.recordId)}
        >
          {proposalWords.swap}
        </Button>
      </div>
    </li>
  );
}

const distinct = <One extends { words: string }>(all: readonly One[]) =>
  all.filter((one, index) => all.findIndex((other) => other.words === one.words) === index);

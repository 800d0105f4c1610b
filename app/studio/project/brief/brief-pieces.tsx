import { optionLabel, pieceNames } from '#core/catalog/index.ts';
import { type Answers, type BriefPiece, notSure, notSureAbout } from '#core/survey/index.ts';
import { words } from '../words.ts';
import styles from './brief-panel.module.css';
import { briefWords } from './brief-words.ts';

const asked = { signedIn: true, feeCovers: true } as const;

/** Each piece with what the customer wants of it, what it may cost, and what they weren't sure about. */
export function BriefPieces({ answers, pieces }: { answers: Answers; pieces: readonly BriefPiece[] }) {
  return (
    <ul className={styles.pieces} aria-label={briefWords.pieces}>
      {pieces.map((piece) => {
        const unsure = notSureAbout(answers, piece.kind, asked);
        return (
          <li key={piece.kind}>
            <strong>
              {pieceNames[piece.kind].one}
              {piece.quantity > 1 ? ` × ${piece.quantity}` : ''}
            </strong>
            <span>{briefWords.budget(piece)}</span>
            <p>{traits(piece)}</p>
            {unsure.length > 0 && <p className={styles.soft}>{briefWords.notSure(unsure)}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function traits({ types, subTypes, materials, shapes, size, colorIntensity, colors }: BriefPiece): string {
  const said = [...types, ...subTypes, ...materials, ...shapes, size, colorIntensity, ...colors];
  const labels = said.flatMap((one) => (one && one !== notSure ? [optionLabel(one)] : []));
  return labels.length > 0 ? [...new Set(labels)].join(', ') : words.upToUs;
}

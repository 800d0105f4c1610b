import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { Button } from '#app/ui/action/button.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { uploadTypes } from '#core/media/index.ts';
import styles from './pictures.module.css';
import { type PictureImport, settledOf, usePictureImport } from './use-picture-import.ts';
import { words } from './words.ts';

export const meta = () => pageTitle(words.title);

export const loader = () => null;

export default function AddPictures() {
  const { state, left, begin, goOn, stop, offer } = usePictureImport();
  const [isOffering, setIsOffering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = state.phase === 'sending';
  const isHeld = state.phase === 'held' || state.phase === 'stopped';

  async function putOnSale() {
    setIsOffering(true);
    setProblem((await offer()) ? null : words.didNotWork);
    setIsOffering(false);
  }

  return (
    <DetailPage back={{ href: '/studio/catalog', label: words.back }} title={words.title} lead={words.lead} narrow>
      <section aria-labelledby="names">
        <Title as="h2" size="small" id="names">
          {words.names}
        </Title>
        <dl className={styles.examples}>
          {words.examples.map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      {isSending ? (
        <div className={styles.sending}>
          <progress value={settledOf(state)} max={state.total} aria-label={words.sending} />
          <Text role="status">{words.progress(settledOf(state), state.total)}</Text>
          <Button kind="ghost" small onClick={stop}>
            {words.stop}
          </Button>
        </div>
      ) : (
        <>
          <FileDrop label={words.file} button={words.choose} accept={uploadTypes} onFiles={begin}>
            {words.drop}
          </FileDrop>
          <div>
            <FileTrigger acceptDirectory onSelect={(files) => begin([...(files ?? [])])}>
              <Button kind="ghost" small>
                {words.folder}
              </Button>
            </FileTrigger>
          </div>
        </>
      )}
      {isHeld && (
        <>
          <ErrorSummary heading={state.problem ?? words.stopped} message={null} />
          <div>
            <Button onClick={goOn}>{words.goOn(left)}</Button>
          </div>
        </>
      )}
      {state.phase !== 'idle' && <Outcome state={state} />}
      {state.ready.length > 0 && (
        <div className={styles.ready}>
          <Text>{words.ready(state.ready.length)}</Text>
          <Button onClick={() => void putOnSale()} pending={isOffering}>
            {words.offer(state.ready.length)}
          </Button>
        </div>
      )}
      {problem && <ErrorSummary heading={problem} message={null} />}
      {state.offered !== null && <Text role="status">{words.offered(state.offered)}</Text>}
    </DetailPage>
  );
}

const mostShown = 50;

function Outcome({ state }: { state: PictureImport }) {
  const { added, present, unknown, failed, phase } = state;
  return (
    <div className={styles.outcome}>
      {phase !== 'sending' && <Text role="status">{words.summary(added, present)}</Text>}
      {unknown.length > 0 && (
        <section>
          <Title as="h2" size="small">
            {words.unknown(unknown.length)}
          </Title>
          <Text tone="soft">{words.unknownHelp}</Text>
          <Names lines={unknown} />
        </section>
      )}
      {failed.length > 0 && (
        <section>
          <Title as="h2" size="small">
            {words.failed(failed.length)}
          </Title>
          <Names lines={failed.map(({ name, message }) => `${name}: ${message}`)} />
        </section>
      )}
    </div>
  );
}

function Names({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {lines.slice(0, mostShown).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > mostShown && <li>{words.more(lines.length - mostShown)}</li>}
    </ul>
  );
}

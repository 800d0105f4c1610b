import { useState } from 'react';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { UploadedModel } from '#core/catalog/index.ts';
import { inchesInWords, isNearSize, type ModelSize, modelLimits } from '#core/room/index.ts';
import { formatNumber } from '#core/texts/index.ts';
import styles from './piece.module.css';
import { catalogWords as words } from './words.ts';

export interface ModelAnswer {
  ok: boolean;
  message: string;
}

interface PieceModelProps {
  uploaded: UploadedModel | null;
  /** The measurements of the piece. */
  piece: ModelSize;
  isBuiltByUs: boolean;
}

const megabytes = modelLimits.bytes / 1024 / 1024;

/** What the live room draws the piece from. */
export function PieceModel({ uploaded, piece, isBuiltByUs }: PieceModelProps) {
  const { Form, submit, pending, problem: refused } = useAct<ModelAnswer>();
  const [tooLarge, setTooLarge] = useState(false);

  function add([file]: File[]) {
    if (!file) return;
    setTooLarge(file.size > modelLimits.bytes);
    if (file.size > modelLimits.bytes) return;
    const form = new FormData();
    form.set('act', 'add-model');
    form.set('file', file);
    void submit(form, { method: 'post', encType: 'multipart/form-data' });
  }

  const state = isBuiltByUs
    ? words.modelOurs
    : !uploaded
      ? words.noModel
      : isNearSize(uploaded, piece)
        ? words.modelIs
        : words.modelOff;
  return (
    <section className={styles.part} aria-labelledby="model">
      <Title as="h2" size="small" id="model">
        {words.model}
      </Title>
      <Text size="small" tone="soft">
        {state}
      </Text>
      {uploaded && (
        <>
          <dl className={styles.facts}>
            <dt>{words.modelSize}</dt>
            <dd>
              {words.sizeInWords(
                inchesInWords(uploaded.width),
                inchesInWords(uploaded.depth),
                inchesInWords(uploaded.height),
              )}
            </dd>
            <dt>{words.triangles}</dt>
            <dd>{formatNumber(uploaded.triangles)}</dd>
            <dt>{words.modelBytes}</dt>
            <dd>{words.kilobytes(uploaded.bytes)}</dd>
          </dl>
          <Form method="post">
            <AskOnce
              soft
              label={words.removeModel}
              question={words.reallyRemoveModel}
              keep={words.keepModel}
              act={{ name: 'act', value: 'remove-model' }}
              busy={pending}
            />
          </Form>
        </>
      )}
      {!isBuiltByUs && (
        <div className={styles.add}>
          <FileDrop
            label={uploaded ? words.replaceModel : words.addModel}
            button={words.chooseModel}
            accept={['.glb', 'model/gltf-binary']}
            several={false}
            onFiles={add}
            hint={words.modelHint(megabytes, modelLimits.triangles, modelLimits.materials)}
            error={tooLarge ? words.modelTooLarge(megabytes) : (refused ?? undefined)}
          >
            {pending ? words.checkingModel : words.dropModel}
          </FileDrop>
        </div>
      )}
    </section>
  );
}

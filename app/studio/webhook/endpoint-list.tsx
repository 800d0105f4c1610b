import { Form } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnceForm } from '#app/parts/studio-list/ask-once.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { ListedEndpoint } from '#server/webhook/list-webhooks.ts';
import type { WebhookReply } from './new-endpoint.tsx';
import styles from './webhooks.module.css';
import { words } from './words.ts';

interface EndpointListProps {
  endpoints: readonly ListedEndpoint[];
  /** The last answer, if it's about one of these. */
  answer: WebhookReply | undefined;
}

/** Every endpoint with what can be done with it. There are few. */
export function EndpointList({ endpoints, answer }: EndpointListProps) {
  const { place, rest } = useFocusKept<HTMLElement, HTMLHeadingElement>();
  return (
    <section ref={place} className={styles.part}>
      <Title as="h2" size="heading" ref={rest} tabIndex={-1}>
        {words.endpoints}
      </Title>
      <RowAnswer answer={answer} />
      {endpoints.length === 0 ? <Text tone="soft">{words.none}</Text> : <Endpoints endpoints={endpoints} />}
    </section>
  );
}

/** What a press in a list did, above that list. */
export function RowAnswer({ answer }: { answer: WebhookReply | undefined }) {
  return (
    <>
      {answer?.done && (
        <Text role="status" size="small">
          {answer.done}
        </Text>
      )}
      <ActProblem problem={answer?.refused} answer={answer} />
    </>
  );
}

function Endpoints({ endpoints }: { endpoints: readonly ListedEndpoint[] }) {
  return (
    <ul className={styles.endpoints} aria-label={words.endpoints}>
      {endpoints.map((endpoint) => (
        <li key={endpoint.id} className={styles.endpoint}>
          <Text as="div" className={styles.long}>
            {endpoint.url}
          </Text>
          <Text as="div" size="small" tone="soft">
            {endpoint.topics.map((topic) => words.topic[topic].label).join(', ')},{' '}
            {words.by(endpoint.createdBy, endpoint.createdAt)}
          </Text>
          <StateLabel tone={endpoint.pausedAt ? 'waiting' : 'good'}>
            {endpoint.pausedAt ? words.paused : words.active}
          </StateLabel>
          <Acts endpoint={endpoint} />
        </li>
      ))}
    </ul>
  );
}

function Acts({ endpoint: { id, url, pausedAt } }: { endpoint: ListedEndpoint }) {
  return (
    <div className={styles.acts}>
      {pausedAt ? (
        <Form method="post">
          <Button type="submit" name="resume" value={id} kind="ghost" small aria-label={words.resumeNamed(url)}>
            {words.resume}
          </Button>
        </Form>
      ) : (
        <>
          <Form method="post">
            <Button type="submit" name="test" value={id} kind="ghost" small aria-label={words.testNamed(url)}>
              {words.test}
            </Button>
          </Form>
          <AskOnceForm
            label={words.pause}
            name={words.pauseNamed(url)}
            question={words.reallyPause}
            keep={words.keep}
            act={{ name: 'pause', value: id }}
          />
        </>
      )}
      <AskOnceForm
        label={words.remove}
        name={words.removeNamed(url)}
        question={words.reallyRemove}
        keep={words.keep}
        act={{ name: 'remove', value: id }}
      />
    </div>
  );
}

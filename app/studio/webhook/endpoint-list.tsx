import { Form } from 'react-router';
import { AskOnceForm } from '#app/parts/studio-list/ask-once.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { ListedEndpoint } from '#server/webhook/list-webhooks.ts';
import styles from './webhooks.module.css';
import { words } from './words.ts';

/** Every endpoint with what can be done with it. There are few. */
export function EndpointList({ endpoints }: { endpoints: readonly ListedEndpoint[] }) {
  if (endpoints.length === 0) return <Text tone="soft">{words.none}</Text>;
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

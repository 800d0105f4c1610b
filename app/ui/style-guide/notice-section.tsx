import { useState } from 'react';
import { Button } from '../action/button.tsx';
import { TextLink } from '../action/text-link.tsx';
import { Row } from '../layout/layout.tsx';
import { EmptyState } from '../notice/empty-state.tsx';
import { ErrorBanner } from '../notice/error-banner.tsx';
import { ErrorSummary } from '../notice/error-summary.tsx';
import { Loader } from '../notice/loader.tsx';
import { showToast } from '../notice/toasts.ts';
import { HourRuler } from '../progress/hour-ruler.tsx';
import { ProgressPie } from '../progress/progress-pie.tsx';
import { Text } from '../type/text.tsx';
import { Part, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

export function NoticeSection() {
  const [complaint, setComplaint] = useState<string | null>('There was an error retrieving your surveys.');
  const [loading, setLoading] = useState(true);
  return (
    <Part id="notices" title="Notices and progress">
      <Specimen name="ErrorBanner">
        <ErrorBanner message={complaint} onClose={() => setComplaint(null)} />
        {complaint === null && (
          <Button kind="quiet" small onClick={() => setComplaint('There was an error retrieving your surveys.')}>
            Show it again
          </Button>
        )}
      </Specimen>
      <Specimen name="ErrorSummary">
        <ErrorSummary
          still
          heading="There was a problem with your submission."
          message="This email is already in use. Please Sign In Below."
        />
      </Specimen>
      <Specimen name="Toast">
        <Row gap={3}>
          <Button kind="ghost" onClick={() => showToast('Email Sent')}>
            Send the email
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Loader, over the nearest part">
        <div className={styles.loading}>
          <Text tone="soft">Your boards, your orders, your letters from Maren.</Text>
          <Loader visible={loading} />
        </div>
        <Button kind="quiet" small onClick={() => setLoading(!loading)}>
          {loading ? 'Show what’s under it' : 'Load again'}
        </Button>
      </Specimen>
      <Specimen name="EmptyState" wide>
        <EmptyState
          title="No rooms yet"
          headingLevel="h3"
          actions={
            <>
              <Button>Get started</Button>
              <TextLink href="#notices" soft>
                See how it works
              </TextLink>
            </>
          }
        >
          Tell us about one room. Ten minutes of questions, and 72 hours later you’ll find two boards here.
        </EmptyState>
      </Specimen>
      <Specimen name="ProgressPie">
        <Row gap={6}>
          <ProgressPie done={7} total={14}>
            Living room, your sofa
          </ProgressPie>
          <ProgressPie done={2} total={14} />
          <ProgressPie done={14} total={14} />
        </Row>
      </Specimen>
      <Specimen name="HourRuler" wide>
        <HourRuler
          total={72}
          done={30.67}
          marks={[
            { at: 0, text: 'Paid Mon 9:15 am' },
            { at: 24, text: '24 h' },
            { at: 48, text: '48 h' },
            { at: 72, text: '72 h' },
          ]}
        />
        <HourRuler total={72} done={75} low label="3 hours late" />
      </Specimen>
    </Part>
  );
}

import { useSession } from '../session/session.ts';
import styles from './survey-badge.module.css';

export function SurveyBadge() {
  const { surveyCount } = useSession();
  if (surveyCount === 0) return null;
  return (
    <span className={styles.badge} data-testid="survey-badge">
      <span className={styles.number}>{surveyCount}</span>
    </span>
  );
}

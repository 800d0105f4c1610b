import { accountEntries } from '../../account/api-entries.ts';
import { apiKeyEntries } from '../../api-key/api-entries.ts';
import { catalogEntries } from '../../catalog/api-entries.ts';
import { feeEntries } from '../../fee/api-entries.ts';
import { figuresEntries } from '../../figures/api-entries.ts';
import { liveEntries } from '../../live/api-entries.ts';
import { mediaEntries } from '../../media/api-entries.ts';
import { newsletterEntries } from '../../newsletter/api-entries.ts';
import { orderEntries } from '../../order/records/api-entries.ts';
import { selectionEntries } from '../../selection/api-entries.ts';
import { surveyEntries } from '../../survey/api-entries.ts';
import type { ApiEntry } from './entry.ts';
import { ownEntries } from './own-entries.ts';

/** The whole API, noun by noun, in the order of the page. */
export const apiEntries: readonly ApiEntry[] = [
  ...accountEntries,
  ...surveyEntries,
  ...mediaEntries,
  ...feeEntries,
  ...selectionEntries,
  ...catalogEntries,
  ...orderEntries,
  ...newsletterEntries,
  ...apiKeyEntries,
  ...figuresEntries,
  ...liveEntries,
  ...ownEntries,
];

import { Button } from '#app/ui/action/button.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import type { Browse, BrowseCounts } from '#core/catalog/index.ts';
import type { BrowsingHints } from '#core/survey/index.ts';
import { FilterForm } from './filter-form.tsx';
import styles from './filter-panel.module.css';
import { browseWords as words } from './words.ts';

interface FilterPanelProps {
  browse: Browse;
  counts: BrowseCounts;
  hints: BrowsingHints;
  onClose: () => void;
}

/** The filters on a phone. Each choice applies at once; the button says how many pieces it left. */
export default function FilterPanel({ browse, counts, hints, onClose }: FilterPanelProps) {
  return (
    <Modal open onClose={onClose} title={words.filter}>
      <FilterForm id="sheet-filters" browse={browse} counts={counts} hints={hints}>
        <div className={styles.foot}>
          <Button wide onClick={onClose}>
            <span aria-live="polite">{words.show(counts.total, browse.filter.kind)}</span>
          </Button>
        </div>
      </FilterForm>
    </Modal>
  );
}

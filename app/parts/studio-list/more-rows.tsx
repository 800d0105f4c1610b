import { Text } from '#app/ui/type/text.tsx';
import { formatNumber } from '#core/texts/index.ts';

/** Below a table that shows only the first rows: how many more there are. */
export function MoreRows({ shown, of }: { shown: number; of: number }) {
  if (of <= shown) return null;
  return (
    <Text size="small" tone="soft">
      {`and ${formatNumber(of - shown)} more`}
    </Text>
  );
}

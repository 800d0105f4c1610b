import { useState } from 'react';
import { Button } from '../action/button.tsx';
import { Badge, Mark, StateLabel } from '../display/badge.tsx';
import { Breadcrumb } from '../display/breadcrumb.tsx';
import { Key } from '../display/key.tsx';
import { Portrait } from '../display/portrait.tsx';
import { SumLines } from '../display/sum-lines.tsx';
import { Table, type TableSort } from '../display/table.tsx';
import { FilterChip, RemovableTag, Tag, TagList } from '../display/tag.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Price } from '../type/price.tsx';
import { Text } from '../type/text.tsx';
import { Part, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

const queue = [
  { id: 'oak', name: 'Oak Street living room', who: 'June Tran', left: 31, cents: 621000 },
  { id: 'pine', name: 'Pine Court bedroom', who: 'Luis Marte', left: 44, cents: 388500 },
  { id: 'mill', name: 'Mill Lane dining room', who: 'Hana Kim', left: 70, cents: 127900 },
];
type Room = (typeof queue)[number];

const compare = {
  name: (a: Room, b: Room) => a.name.localeCompare(b.name),
  left: (a: Room, b: Room) => a.left - b.left,
};

export function DataSection() {
  const [leather, setLeather] = useState(true);
  const [colour, setColour] = useState(false);
  const [added, setAdded] = useState(true);
  const [sort, setSort] = useState<TableSort>({ column: 'left', direction: 'ascending' });
  const rows = [...queue].sort(sort.column === 'name' ? compare.name : compare.left);
  if (sort.direction === 'descending') rows.reverse();

  return (
    <Part id="data" title="Data">
      <Specimen name="Breadcrumb, Badge, StateLabel, Mark">
        <Breadcrumb steps={[{ text: 'Projects', href: '#data' }, { text: 'Oak Street living room' }]} />
        <Row gap={5}>
          <span>
            Projects <Badge count={2} label="projects" />
          </span>
          <StateLabel tone="waiting">Waiting for boards</StateLabel>
          <StateLabel tone="good">Boards ready</StateLabel>
          <StateLabel>In progress</StateLabel>
          <StateLabel tone="bad">Late</StateLabel>
          <Mark>sample</Mark>
        </Row>
      </Specimen>
      <Specimen name="Tag, FilterChip, RemovableTag">
        <TagList>
          <Tag hard>In stock</Tag>
          <Tag hard>Passes 32 in door</Tag>
          <FilterChip on={leather} onChange={setLeather}>
            Leather
          </FilterChip>
          <FilterChip on={colour} onChange={setColour}>
            Any color
          </FilterChip>
          {added && <RemovableTag name="floor-plan.heic" onRemove={() => setAdded(false)} />}
        </TagList>
      </Specimen>
      <Specimen name="Portrait">
        <Row gap={4}>
          <Portrait initials="mo" large />
          <Row gap={3}>
            <Portrait initials="mo" />
            <Text as="span" size="small">
              Maren is choosing between two rugs.
            </Text>
          </Row>
          <Portrait initials="JT" look="plain" />
        </Row>
      </Specimen>
      <Specimen name="Price">
        <Stack gap={2}>
          <Price cents={219000} />
          <Price cents={119900} look="strong" />
          <Price cents={-14900} exact look="credit" />
          <Price cents={526463} exact look="total" />
        </Stack>
      </Specimen>
      <Specimen name="SumLines">
        <SumLines
          lines={[
            { id: 'pieces', label: '4 pieces at list price', cents: 473000 },
            {
              id: 'shipping',
              label: 'Flat shipping',
              cents: 19900,
              why: 'One rate for your 3 standard pieces. The makers would charge $257.00.',
              rule: true,
            },
            { id: 'glove', label: 'White glove, sofa', cents: 18900, why: 'Into the room, set up, packaging gone.' },
            { id: 'fee', label: 'Your fee, credited', cents: -14900, why: 'You paid it on 12 November.', credit: true },
          ]}
          total={{ label: 'Total before tax', cents: 496900 }}
        />
      </Specimen>
      <Specimen name="Table, in the studio’s density" wide>
        <div className={styles.studio} data-density="studio">
          <Stack gap={4}>
            <Row between>
              <Text as="span" strong>
                3 rooms wait
              </Text>
              <Button small kind="ghost" iconAfter={<Key>N</Key>} aria-keyshortcuts="N">
                Take the next
              </Button>
            </Row>
            <Table
              caption="Queue"
              hideCaption
              rows={rows}
              rowId={(room) => room.id}
              current="oak"
              sort={sort}
              onSort={setSort}
              empty="No one’s waiting."
              columns={[
                { id: 'name', title: 'Room', cell: (room) => room.name, sortable: true },
                { id: 'who', title: 'Customer', cell: (room) => room.who },
                { id: 'state', title: 'State', cell: () => <StateLabel tone="waiting">Waiting</StateLabel> },
                { id: 'left', title: 'Hours left', cell: (room) => room.left, number: true, sortable: true },
                { id: 'budget', title: 'Budget', cell: (room) => <Price cents={room.cents} />, number: true },
              ]}
            />
          </Stack>
        </div>
      </Specimen>
    </Part>
  );
}

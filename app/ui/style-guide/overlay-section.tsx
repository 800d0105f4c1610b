import { useState } from 'react';
import { Button } from '../action/button.tsx';
import { buttonClass } from '../action/button-class.ts';
import { iconButtonClass } from '../action/icon-button.tsx';
import { TextLink } from '../action/text-link.tsx';
import { Badge } from '../display/badge.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { MoreIcon, ShareIcon, SwapIcon, TrashIcon } from '../icon/acts.tsx';
import { PersonIcon } from '../icon/things.tsx';
import { Accordion } from '../layout/accordion.tsx';
import { Row } from '../layout/layout.tsx';
import { Tabs } from '../layout/tabs.tsx';
import { Link } from '../link.tsx';
import { MenuButton } from '../overlay/menu-button.tsx';
import { Modal } from '../overlay/modal.tsx';
import { NavMenu } from '../overlay/nav-menu.tsx';
import { PopoverButton } from '../overlay/popover-button.tsx';
import { Ground } from '../picture/ground.tsx';
import { LoungeChair } from './drawings.tsx';
import { Part, Specimen } from './specimen.tsx';

const questions = [
  {
    id: 'fee',
    title: 'What do I get for $149?',
    body: 'Two furniture boards made for your room by your own specialist, and a suggested layout.',
  },
  { id: 'soon', title: 'How soon will I see my boards?', body: 'Within 72 hours of your survey.' },
  {
    id: 'swap',
    title: 'Can I swap a piece I don’t love?',
    body: 'Yes. Ask for a swap or a new pair, twice a project.',
  },
];

export function OverlaySection() {
  const [open, setOpen] = useState(false);
  return (
    <Part id="overlays" title="What opens">
      <Specimen name="Modal">
        <Row>
          <Button kind="ghost" onClick={() => setOpen(true)}>
            Sign in
          </Button>
        </Row>
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          title="Sign in to your account"
          picture={
            <Ground tone="sage">
              <LoungeChair />
            </Ground>
          }
        >
          <TextField label="Email" type="email" defaultValue="dana@example.com" autoComplete="off" />
          <PasswordField label="Password" autoComplete="off" />
          <Button wide onClick={() => setOpen(false)}>
            Sign in
          </Button>
        </Modal>
      </Specimen>
      <Specimen name="MenuButton, PopoverButton">
        <Row gap={3}>
          <MenuButton
            label="More about this piece"
            className={iconButtonClass('ring')}
            placement="bottom start"
            entries={[
              { id: 'swap', label: 'Ask for a swap', icon: <SwapIcon />, aside: '2 left' },
              { id: 'share', label: 'Share', icon: <ShareIcon />, href: '#overlays' },
              'separator',
              { id: 'remove', label: 'Take it off the list', icon: <TrashIcon />, danger: true },
            ]}
          >
            <MoreIcon />
          </MenuButton>
          <PopoverButton label="Share this board" trigger="Share" className={buttonClass({ kind: 'ghost' })}>
            {(close) => (
              <Row gap={3}>
                <TextLink href="#overlays">Copy the link</TextLink>
                <Button small onClick={close}>
                  Done
                </Button>
              </Row>
            )}
          </PopoverButton>
        </Row>
      </Specimen>
      <Specimen name="NavMenu">
        <NavMenu
          trigger="Resources"
          items={[
            { id: 'sustainability', content: <Link href="#overlays">Sustainability</Link> },
            { id: 'recycling', content: <Link href="#overlays">Donating & recycling</Link> },
            {
              id: 'account',
              content: (
                <Link href="#overlays">
                  <PersonIcon />
                  Your projects <Badge count={2} label="projects" />
                </Link>
              ),
            },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion, one open at a time" wide>
        <Accordion items={questions} single open={['fee']} />
      </Specimen>
      <Specimen name="Tabs, underlined">
        <Tabs
          label="Rooms"
          tabs={[
            { id: 'living', title: 'Living room', panel: 'Sofas from $1,199, chairs from $399.' },
            { id: 'bedroom', title: 'Bedroom', panel: 'Beds from $799, nightstands from $349.' },
            { id: 'dining', title: 'Dining room', panel: 'Dining tables from $399, chairs from $69.' },
          ]}
        />
      </Specimen>
      <Specimen name="Tabs, segmented">
        <Tabs
          label="Boards"
          look="segmented"
          tabs={[
            { id: 'a', title: 'Board A', panel: 'Sage and saddle' },
            { id: 'b', title: 'Board B', panel: 'Oat and bottle green' },
            { id: 'compare', title: 'Compare', panel: 'Both side by side' },
          ]}
        />
      </Specimen>
    </Part>
  );
}

import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { LinkButton } from '../action/link-button.tsx';
import { TextButton, TextLink } from '../action/text-link.tsx';
import { ArrowRightIcon, ShareIcon, TrashIcon } from '../icon/acts.tsx';
import { FacebookIcon, GoogleIcon } from '../icon/brands.tsx';
import { ChevronLeftIcon, CloseIcon } from '../icon/signs.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { Part, Specimen } from './specimen.tsx';
import styles from './style-guide.module.css';

export function ActionSection() {
  return (
    <Part id="actions" title="Actions">
      <Specimen name="Button: primary, ghost, quiet, danger">
        <Row gap={3}>
          <Button>See your boards</Button>
          <Button kind="ghost" icon={<ChevronLeftIcon />}>
            Back
          </Button>
          <Button kind="quiet">Not now</Button>
          <Button kind="danger" icon={<TrashIcon />}>
            Delete account
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Small, pending, disabled">
        <Row gap={3}>
          <Button small>Get started</Button>
          <Button pending>Pay $149</Button>
          <Button kind="ghost" pending>
            Save
          </Button>
          <Button disabled>Publish both</Button>
        </Row>
      </Specimen>
      <Specimen name="Wide, with brands">
        <Stack gap={2}>
          <Button wide>Sign in</Button>
          <Button wide kind="ghost" icon={<GoogleIcon />}>
            Google
          </Button>
          <Button wide kind="ghost" icon={<FacebookIcon />}>
            Facebook
          </Button>
        </Stack>
      </Specimen>
      <Specimen name="LinkButton, TextLink, TextButton">
        <Row gap={5}>
          <LinkButton href="#actions" iconAfter={<ArrowRightIcon />}>
            Get started
          </LinkButton>
          <TextLink href="#actions">Explore the living room</TextLink>
          <TextLink href="#actions" soft>
            Follow the order
          </TextLink>
          <TextButton soft>I have a coupon</TextButton>
        </Row>
      </Specimen>
      <Specimen name="IconButton: bare, ring, paper">
        <Row gap={3}>
          <IconButton label="Close">
            <CloseIcon />
          </IconButton>
          <IconButton label="Share" kind="ring">
            <ShareIcon />
          </IconButton>
          <IconButton label="Share, not ready" kind="ring" disabled>
            <ShareIcon />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen name="On a dark ground">
        <div className={styles.dark} data-ground="dark">
          <Row gap={4}>
            <Button kind="paper">Get Started</Button>
            <Button kind="ghost">Ask a question</Button>
            <TextLink href="#actions">See the Roy pieces</TextLink>
            <IconButton label="Next picture" kind="paper">
              <ArrowRightIcon />
            </IconButton>
          </Row>
        </div>
      </Specimen>
    </Part>
  );
}

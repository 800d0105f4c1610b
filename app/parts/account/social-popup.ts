import { socialSignInText, text } from '#core/texts/index.ts';

export type SocialProvider = 'google' | 'facebook';

/** The error catalog's codes, plus our own for everything else. */
export type SocialOutcome =
  | { ok: true; uid: string }
  | {
      ok: false;
      code: 'popup-blocked' | 'cancelled-popup-request' | 'popup-closed-by-user' | 'account-exists' | 'refused';
    };

export type SocialCode = Extract<SocialOutcome, { ok: false }>['code'];

/**
 * What a sign-in that failed says. The spec has nothing for any code but two; we also say it when the address has an
 * account (`docs/decisions/014-social-account-exists.md`): the pop-up would close and the person would never learn how
 * to get in.
 */
export const socialProblem = (code: SocialCode): string | null =>
  code === 'account-exists' ? text('email.accountExists') : socialSignInText(code);

interface Message {
  uid: string | null;
  error: string | null;
}

const channelName = 'hearthline-social';
const size = { width: 500, height: 640 };
const closedEveryMs = 300;

/** One pop-up at a time: a second request cancels the first. */
let cancelRunning: (() => void) | null = null;

/**
 * Opens the provider's pop-up and waits for the result. Must run in a click handler, or browsers block it. For a
 * signed-in user this links the provider to the account, or signs in again with it.
 */
export function openSocialPopup(provider: SocialProvider, { again = false } = {}): Promise<SocialOutcome> {
  cancelRunning?.();
  const left = window.screenX + (window.outerWidth - size.width) / 2;
  const top = window.screenY + (window.outerHeight - size.height) / 2;
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = window.open(`/social/${provider}${again ? '?again=1' : ''}`, channelName, features);
  if (!popup) return Promise.resolve({ ok: false, code: 'popup-blocked' });

  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const settle = (outcome: SocialOutcome) => {
      clearInterval(closed);
      channel.close();
      cancelRunning = null;
      resolve(outcome);
    };
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      // The pop-up waits for this before it closes, because a closed window can't repeat its message.
      channel.postMessage('heard');
      settle(outcomeOf(data));
    };
    const closed = setInterval(() => {
      if (popup.closed) settle({ ok: false, code: 'popup-closed-by-user' });
    }, closedEveryMs);
    cancelRunning = () => settle({ ok: false, code: 'cancelled-popup-request' });
  });
}

function outcomeOf({ uid, error }: Message): SocialOutcome {
  if (uid) return { ok: true, uid };
  return { ok: false, code: error === 'account_not_linked' ? 'account-exists' : 'refused' };
}

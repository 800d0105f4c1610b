export const words = {
  title: 'Programs',
  lead: 'Paste what a program would send, try it, then send it. You need an API key, and we log every call with your name.',
  form: 'Send a payload',
  which: 'Call',
  calls: { '/addSelections': 'Add boards', '/updateOnSiteService': 'Update a visit' },
  key: 'API key',
  keyHint: 'We check it and forget it. It isn’t saved in this browser.',
  payload: 'Payload',
  payloadHint: 'JSON, exactly as the program would send it.',
  try: 'Try it',
  send: 'Send it',
  tried: (message: string) => `This would work, and nothing was changed. The answer would be: ${message}`,
  refused: {
    'not-allowed': 'Only staff can do this.',
    'unknown-call': 'Choose one of the calls.',
    'no-json': 'This isn’t valid JSON. Nothing was sent.',
  },
} as const;

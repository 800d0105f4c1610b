/** The film that tells how it works; `npm run showroom:video` makes it again. */
export const film = {
  seconds: 46,
  webm: '/film/how-it-works.webm',
  mp4: '/film/how-it-works.mp4',
  captions: '/film/how-it-works.vtt',
  poster: '/film/how-it-works.webp',
} as const;

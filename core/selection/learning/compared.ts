/** One project in so many is composed without what was learned, so that there's always something to compare with. */
const oneIn = 5;

/** Whether a survey's boards are composed without it. The same survey always gets the same answer. */
export function isComparedWithout(surveyId: string): boolean {
  let hash = 2_166_136_261;
  for (let at = 0; at < surveyId.length; at += 1) hash = Math.imul(hash ^ surveyId.charCodeAt(at), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % oneIn === 0;
}

/** Every kind of sentence that boards can say about themselves or a piece, each told by its own words. */
export const noteKinds: Readonly<Record<string, RegExp>> = {
  'a trait asked for': /^(?!Light|Dark).+, as requested\.$/,
  'a tone of wood asked for': /^(?:Light|Dark) wood, as requested\.$/,
  'the same tone as another piece': /wood, the same tone as the .+\.$/,
  'the favorite style': /, your favorite style\.$/,
  'one of the styles': /, one of your styles\.$/,
  'another piece by the same maker': / also makes the .+\.$/,
  'soon there': /^Ships in /,
  'through the door': /^(?:Passes your|Comes rolled|Comes flat-packed)/,
  'nothing like it in stock': /^No .+ in stock right now, so this one /,
  'nothing like it, said of two wishes': /^No .+ in stock right now(?:,| and) (?:none|no) .+, so this one /,
  'nothing like it through the door': /^None of the .+ fit through your door, so this one /,
  'the only one on the other board': /^The only .+ are on Board [AB], so this one /,
  'the only one was declined': /^The only .+ are what you asked us to change, so this one /,
  'the only ones on the other board or declined': /are on Board [AB] or are what you asked us to change, so this one /,
  'a choice, though another one has it': /^You asked for .+, and this one .+\. The .+ fits that, at \$/,
  'instead: a color or material': /(?:this one|,|and) comes in /,
  'instead: not that shape or look': /this one (?:.*, |.* and )?isn’t /,
  'instead: without that look': /this one (?:.*, |.* and )?doesn’t have /,
  'instead: its price': /this one (?:.*, |.* and )?costs \$/,
  'instead: its style': /this one (?:.*, |.* and )?is (?:Draper|Moody|Roy)/,
};

export const boardKinds: Readonly<Record<string, RegExp>> = {
  'several colors': / share the room\./,
  'one color among neutral': / takes the lead, and everything else stays neutral\./,
  'one color': / all around\./,
  'calm tones': /^Calm tones/,
  'wood and leather': /^Wood and leather/,
  'left out: we have none': /We left out the .+: we don’t have any /,
  'left out: out of stock': /We left out the .+ in stock right now\./,
  'left out: the door': /We left out the .+ fit through your door\./,
  'left out: on the other board': /We left out the .+ is on the other board\./,
  'left out: declined': /We left out the .+ is what you asked us to change\./,
  'left out, though some are there': /We left out the .+\. If you’d like one after all/,
};

export const nameKinds: Readonly<Record<string, RegExp>> = {
  'a style': /^(?:Draper|Moody|Roy)[^,]*, /,
  'no style': /^(?:With|In) /,
  'its colors': /with (?:\w+)/,
  'its materials': /in (?!neutral)\w+/,
  'neutral tones': /in neutral tones/,
  'told apart': /, another way$/,
};

/** The kinds that none of these sentences is of. */
export const unheard = (kinds: Readonly<Record<string, RegExp>>, said: Iterable<string>): string[] => {
  const sentences = [...said];
  return Object.entries(kinds).flatMap(([kind, words]) => (sentences.some((one) => words.test(one)) ? [] : [kind]));
};
/** The sentences that are of none of these kinds. */
export const unknown = (kinds: Readonly<Record<string, RegExp>>, said: Iterable<string>): string[] =>
  [...said].filter((one) => !Object.values(kinds).some((words) => words.test(one)));

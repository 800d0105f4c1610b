/**
 * Keeps the top N of a stream of numbered things, best first. On a tie the earlier one stays first, so the same input
 * always gives the same order.
 */
export class BestFew {
  readonly scores: Int32Array;
  readonly things: Int32Array;
  length = 0;

  constructor(most: number) {
    this.scores = new Int32Array(most);
    this.things = new Int32Array(most);
  }

  /** Whether this score would get in. Worth asking before doing anything expensive for it. */
  wants(score: number): boolean {
    return this.length < this.scores.length || score > (this.scores[this.length - 1] ?? 0);
  }

  offer(score: number, thing: number): void {
    if (!this.wants(score)) return;
    if (this.length < this.scores.length) this.length += 1;
    this.insert(this.length - 1, score, thing);
  }

  /** Replaces an entry with a better one. */
  replace(place: number, score: number, thing: number): void {
    this.insert(place, score, thing);
  }

  list(): { score: number; thing: number }[] {
    return Array.from({ length: this.length }, (_, place) => ({
      score: this.scores[place] ?? 0,
      thing: this.things[place] ?? 0,
    }));
  }

  private insert(last: number, score: number, thing: number): void {
    let place = last;
    while (place > 0 && (this.scores[place - 1] ?? 0) < score) {
      this.scores[place] = this.scores[place - 1] ?? 0;
      this.things[place] = this.things[place - 1] ?? 0;
      place -= 1;
    }
    this.scores[place] = score;
    this.things[place] = thing;
  }
}

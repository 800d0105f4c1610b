/**
 * Keeps the best few rows of a scan, best first, one for each look and maker: combined with other pieces, two that look
 * alike and come from one maker score the same, so only the better one can be on the best board. The second best of
 * each look is kept in reserve, for when the other board has the best one. On a tie the earlier one stays first.
 */
export class Listing {
  readonly rows: Int32Array;
  readonly scores: Int32Array;
  readonly reserveRows: Int32Array;
  readonly reserveScores: Int32Array;
  private readonly looks: Int32Array;
  private readonly makers: Int32Array;
  length = 0;
  /** A score has to be above this to get in. */
  threshold = Number.NEGATIVE_INFINITY;

  constructor(most: number) {
    this.rows = new Int32Array(most);
    this.scores = new Int32Array(most);
    this.reserveRows = new Int32Array(most);
    this.reserveScores = new Int32Array(most);
    this.looks = new Int32Array(most);
    this.makers = new Int32Array(most);
  }

  offer(score: number, row: number, look: number, maker: number): void {
    if (score <= this.threshold) return;
    const place = this.placeOf(look, maker);
    if (place < 0) {
      if (this.length < this.rows.length) this.length += 1;
      this.insert(this.length - 1, score, row, noRow, 0, look, maker);
    } else if (score > (this.scores[place] ?? 0)) {
      this.insert(place, score, row, this.rows[place] ?? noRow, this.scores[place] ?? 0, look, maker);
    } else if (this.reserveRows[place] === noRow || score > (this.reserveScores[place] ?? 0)) {
      this.reserveRows[place] = row;
      this.reserveScores[place] = score;
    }
    if (this.length === this.rows.length) this.threshold = this.scores[this.length - 1] ?? 0;
  }

  private placeOf(look: number, maker: number): number {
    const { looks, makers, length } = this;
    for (let place = 0; place < length; place += 1) {
      if (looks[place] === look && makers[place] === maker) return place;
    }
    return -1;
  }

  private insert(
    last: number,
    score: number,
    row: number,
    reserveRow: number,
    reserveScore: number,
    look: number,
    maker: number,
  ): void {
    let place = last;
    while (place > 0 && (this.scores[place - 1] ?? 0) < score) {
      const before = place - 1;
      this.scores[place] = this.scores[before] ?? 0;
      this.rows[place] = this.rows[before] ?? 0;
      this.reserveRows[place] = this.reserveRows[before] ?? 0;
      this.reserveScores[place] = this.reserveScores[before] ?? 0;
      this.looks[place] = this.looks[before] ?? 0;
      this.makers[place] = this.makers[before] ?? 0;
      place = before;
    }
    this.scores[place] = score;
    this.rows[place] = row;
    this.reserveRows[place] = reserveRow;
    this.reserveScores[place] = reserveScore;
    this.looks[place] = look;
    this.makers[place] = maker;
  }
}

export const noRow = -1;

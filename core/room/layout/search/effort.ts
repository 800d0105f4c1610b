/**
 * How much a search may still do, in pieces judged: a plan of nine pieces costs nine. The clock would do as well, but
 * then the same room could get another plan on a slower machine.
 */
export class Effort {
  private left: number;

  constructor(pieces: number) {
    this.left = pieces;
  }

  spend(pieces: number): void {
    this.left -= pieces;
  }

  get isSpent(): boolean {
    return this.left <= 0;
  }
}

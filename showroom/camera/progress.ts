const minutes = (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;

/** Says what is done and how long the rest will take at the pace so far. */
export class Progress {
  private readonly started = Date.now();
  private readonly total: number;
  private made = 0;
  private there = 0;

  constructor(total: number) {
    this.total = total;
  }

  /** Pictures that are there already. */
  passed(count: number): void {
    this.there += count;
  }

  exposed(): void {
    process.stdout.write('.');
  }

  finished(names: string[], count: number, took: { exposing: number; developing: number }): void {
    this.made += count;
    const elapsed = (Date.now() - this.started) / 1000;
    const left = this.total - this.there - this.made;
    const most = minutes((elapsed / this.made) * left);
    console.log(
      ` ${this.made} taken, ${minutes(elapsed)} gone, at most ${most} left for ${left} more (exposing ${seconds(took.exposing)}, developing ${seconds(took.developing)}): ${names.join(', ')}`,
    );
  }

  ended(): void {
    console.log(`${this.made} taken, ${this.there} were there already`);
  }
}

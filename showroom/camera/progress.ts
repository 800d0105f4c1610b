const minutes = (seconds: number) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

/** Says what is done and how long the rest will take at the pace so far. */
export class Progress {
  private readonly started = Date.now();
  private readonly total: number;
  private done = 0;

  constructor(total: number) {
    this.total = total;
  }

  exposed(): void {
    process.stdout.write('.');
  }

  finished(names: string[], count: number): void {
    this.done += count;
    const elapsed = (Date.now() - this.started) / 1000;
    const left = (elapsed / this.done) * (this.total - this.done);
    console.log(` ${this.done}/${this.total}, ${minutes(elapsed)} gone, ${minutes(left)} left: ${names.join(', ')}`);
  }
}

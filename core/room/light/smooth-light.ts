/** Evens light out along a mesh, so that the few rays of a draft don't show as steps. */
export function smoothed(light: Float32Array, index: Uint32Array, rounds: number): Float32Array {
  let now = light;
  const count = light.length / 3;
  for (let round = 0; round < rounds; round += 1) {
    const sum = new Float32Array(light.length);
    const met = new Float32Array(count);
    for (let t = 0; t < index.length; t += 1) {
      const one = index[t] as number;
      const other = index[t % 3 === 2 ? t - 2 : t + 1] as number;
      for (let channel = 0; channel < 3; channel += 1) {
        sum[one * 3 + channel] = (sum[one * 3 + channel] as number) + (now[other * 3 + channel] as number);
        sum[other * 3 + channel] = (sum[other * 3 + channel] as number) + (now[one * 3 + channel] as number);
      }
      met[one] = (met[one] as number) + 1;
      met[other] = (met[other] as number) + 1;
    }
    const next = now.slice();
    for (let at = 0; at < next.length; at += 1) {
      const neighbors = met[Math.floor(at / 3)] as number;
      if (neighbors > 0) next[at] = 0.45 * (now[at] as number) + (0.55 * (sum[at] as number)) / neighbors;
    }
    now = next;
  }
  return now;
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Clip {
  /** A picture, at twice the film's size. */
  path: string;
  seconds: number;
}

const frames = 25;
const size = '1280x720';
/** The crossfade between scenes, in seconds. */
const fade = 0.6;
/** How far the camera zooms in during a scene. */
const closer = 0.05;

/** One slow zoom per clip, crossfading into the next. The total is as long as the clips together. */
export function filterOf(clips: readonly Clip[]): string {
  const moves = clips.map(({ seconds }, index) => {
    // A clip continues under the start of the next one.
    const count = Math.round((seconds + (index < clips.length - 1 ? fade : 0)) * frames);
    const zoom = `zoompan=z='1+${closer}*on/${count}':x='(iw-iw/zoom)*0.7':y='(ih-ih/zoom)/2':d=${count}:s=${size}:fps=${frames}`;
    return `[${index}:v]scale=3840:-2:flags=lanczos,${zoom},setsar=1,format=yuv420p[c${index}]`;
  });
  let from = 0;
  const melts = clips.slice(1).map((_, index) => {
    from += clips[index]?.seconds ?? 0;
    const before = index === 0 ? 'c0' : `m${index}`;
    return `[${before}][c${index + 1}]xfade=transition=fade:duration=${fade}:offset=${from}[m${index + 1}]`;
  });
  return [...moves, ...melts].join(';');
}

async function encode(clips: readonly Clip[], target: string, codec: readonly string[]): Promise<void> {
  const inputs = clips.flatMap(({ path }) => ['-i', path]);
  const last = clips.length > 1 ? `[m${clips.length - 1}]` : '[c0]';
  const all = ['-v', 'error', '-y', ...inputs, '-filter_complex', filterOf(clips), '-map', last, ...codec, target];
  await run('ffmpeg', all, { maxBuffer: 64 * 1024 * 1024 });
}

export const encodeMp4 = (clips: readonly Clip[], target: string): Promise<void> =>
  encode(clips, target, [
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', '27', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
    // Puts the index first, so playback starts before the file has fully loaded.
    ...['-movflags', '+faststart'],
  ]);

/** From the finished film: rendering the scenes again would take as long again. */
export async function encodeWebm(mp4: string, target: string): Promise<void> {
  const codec = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '44',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-deadline',
    'realtime',
    '-cpu-used',
    '8',
  ];
  await run('ffmpeg', ['-v', 'error', '-y', '-i', mp4, ...codec, target], { maxBuffer: 64 * 1024 * 1024 });
}

/** Plays it to the end: a truncated film looks fine until someone watches it. */
export async function watch(path: string): Promise<void> {
  await run('ffmpeg', ['-v', 'error', '-xerror', '-i', path, '-f', 'null', '-'], { maxBuffer: 64 * 1024 * 1024 });
}

export async function secondsOf(path: string): Promise<number> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path]);
  return Number(stdout);
}

export async function canEncode(): Promise<boolean> {
  return run('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );
}

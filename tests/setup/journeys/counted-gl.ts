import type { Page } from '@playwright/test';

interface Counted {
  programs: number;
  textureBytes: number;
  /** What was made and not given back. */
  left: number;
}

/** Counts what pages ask of WebGL2, from the next page on. */
export async function countGl(page: Page): Promise<() => Promise<Counted>> {
  await page.addInitScript(() => {
    const counted = { programs: 0, textureBytes: 0, left: 0 };
    Object.assign(window, { counted });
    const gl = WebGL2RenderingContext.prototype;
    const count = (name: 'createProgram' | 'createBuffer' | 'createTexture' | 'createVertexArray', by: number) => {
      const made = gl[name];
      Object.assign(gl, {
        [name](this: WebGL2RenderingContext) {
          counted.left += by;
          if (name === 'createProgram') counted.programs += 1;
          return made.call(this);
        },
      });
    };
    for (const name of ['createProgram', 'createBuffer', 'createTexture', 'createVertexArray'] as const) count(name, 1);
    for (const name of ['deleteProgram', 'deleteBuffer', 'deleteTexture', 'deleteVertexArray'] as const) {
      const given = gl[name] as (this: WebGL2RenderingContext, one: object | null) => void;
      Object.assign(gl, {
        [name](this: WebGL2RenderingContext, one: object | null) {
          if (one) counted.left -= 1;
          given.call(this, one);
        },
      });
    }
    const image = gl.texImage2D as (this: WebGL2RenderingContext, ...given: unknown[]) => void;
    Object.assign(gl, {
      texImage2D(this: WebGL2RenderingContext, ...given: unknown[]) {
        const [, , , wide, high] = given;
        // With its smaller copies, it's a third more.
        if (given.length > 6) counted.textureBytes += (Number(wide) * Number(high) * 4 * 4) / 3;
        image.apply(this, given);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { counted: Counted }).counted);
}

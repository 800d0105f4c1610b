import { type Material, MeshStandardMaterial, type Object3D } from 'three';
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';

/** The exporter was written for browsers; this is all of the browser it needs. */
class Reader {
  result: ArrayBuffer | null = null;
  onloadend: (() => void) | null = null;

  readAsArrayBuffer(blob: Blob): void {
    blob.arrayBuffer().then((buffer) => {
      this.result = buffer;
      this.onloadend?.();
    });
  }
}

if (!('FileReader' in globalThis)) Object.assign(globalThis, { FileReader: Reader });

const named = new Map<string, Material>();

/** Only the name travels: the camera knows what it looks like. */
export function nameOnly(name: string): Material {
  const material = named.get(name) ?? new MeshStandardMaterial({ name });
  named.set(name, material);
  return material;
}

export async function exportGlb(model: Object3D): Promise<Buffer> {
  const result = await new GLTFExporter().parseAsync(model, { binary: true });
  if (!(result instanceof ArrayBuffer)) throw new Error('expected a binary export');
  return Buffer.from(result);
}

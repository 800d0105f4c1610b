import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import type { DrawnPiece } from '../../app/parts/room/drawn-piece.ts';
import type { RoomDrawingProps } from '../../app/parts/room/room-drawing.tsx';
import type { LayoutPiece, LayoutRoom, Placement } from '../../core/room/index.ts';

export interface PlanToDraw {
  readonly room: LayoutRoom;
  readonly pieces: readonly (LayoutPiece & { readonly name: string })[];
  readonly placements: readonly Placement[];
}

const drawnPiece = (piece: PlanToDraw['pieces'][number]): DrawnPiece => ({
  ...piece,
  kind: piece.kind as DrawnPiece['kind'],
  ...{ number: null, recordId: piece.id, type: null, round: piece.kind === 'stool', swatch: null },
  ...{ picture: null, model: null },
  carried: {
    kind: piece.kind as DrawnPiece['kind'],
    dimensions: { width: piece.width, depth: piece.depth, height: piece.height, diagonalDepth: null },
    assemblyRequired: false,
    takesApart: { legHeight: null, sections: [], flatPacked: false },
  },
});

/** The page's own drawing of a plan, with its style sheets, as a page that's this large. */
export async function loadDrawing() {
  const server = await createServer({
    ...{ configFile: false, root: `${import.meta.dirname}/../..`, appType: 'custom', logLevel: 'error' },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    css: { modules: { generateScopedName: '[name]-[local]' } },
  });
  try {
    const { RoomDrawing } = await server.ssrLoadModule('/app/parts/room/room-drawing.tsx');
    const sheets = ['/app/ui/tokens.css', ...cssOf(server.environments.ssr.moduleGraph.idToModuleMap.keys())];
    const styles = await Promise.all(
      sheets.map(async (sheet) => String((await server.ssrLoadModule(`${sheet}?inline`)).default)),
    );
    return ({ room, pieces, placements }: PlanToDraw, { width, height }: { width: number; height: number }) => {
      const drawn: RoomDrawingProps = { room, placements, pieces: pieces.map(drawnPiece) };
      const svg = renderToStaticMarkup(createElement(RoomDrawing, drawn));
      const fitted = `svg { width: ${width}px !important; height: ${height}px !important; }`;
      return `<style>${styles.join('\n')} body { margin: 0; background: var(--paper); } ${fitted}</style>${svg}`;
    };
  } finally {
    await server.close();
  }
}

const cssOf = (ids: Iterable<string>): string[] => [...ids].filter((id) => id.endsWith('.css'));

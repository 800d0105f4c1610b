"""Cuts the fonts of this folder, which the receipt's PDF carries: a bare machine has none.

Needs Debian's python3-fonttools and python3-brotli. From the repository's root:
    /usr/bin/python3 server/order/receipt-fonts/cut.py
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import merge
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path('node_modules/@fontsource-variable')
TARGET = Path('server/order/receipt-fonts')


def cut(family: str, variant: str, axes: dict, target: str) -> None:
    with TemporaryDirectory() as folder:
        parts = []
        for script in ('latin', 'latin-ext'):
            font = TTFont(FONTS / family / 'files' / f'{family}-{script}-{variant}-normal.woff2')
            font = instancer.instantiateVariableFont(font, axes)
            for table in ('GSUB', 'GPOS', 'GDEF', 'STAT', 'MVAR', 'HVAR'):
                if table in font:
                    del font[table]
            font.flavor = None
            parts.append(f'{folder}/{script}.ttf')
            font.save(parts[-1])
        merge.Merger().merge(parts).save(TARGET / target)
    print(target, (TARGET / target).stat().st_size)


cut('instrument-sans', 'wght', {'wght': 400}, 'instrument-sans.ttf')
cut('instrument-sans', 'wght', {'wght': 600}, 'instrument-sans-strong.ttf')
cut('fraunces', 'full', {'SOFT': 100, 'WONK': 0, 'wght': 420, 'opsz': 48}, 'fraunces.ttf')

"""Creates this folder's Fraunces subsets from the files of @fontsource-variable/fraunces.

Needs Debian's python3-fonttools and python3-brotli. Run from the repository root:
    /usr/bin/python3 app/ui/fonts/subset.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = Path('node_modules/@fontsource-variable/fraunces/files')
TARGET = Path('app/ui/fonts')

# Upright keeps the axes the pages vary: optical size, the three weights in use, and the wordmark's leaning letters.
# Italic is used at one weight only, for text that a person wrote.
UPRIGHT = {'SOFT': 100, 'wght': (340, 420)}
ITALIC = {'SOFT': 100, 'WONK': 0, 'wght': 360}


def cut(source: str, target: str, limits: dict) -> None:
    font = TTFont(SOURCE / source)
    options = subset.Options()
    options.layout_features = ['*']
    options.hinting = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, limits)
    font.flavor = 'woff2'
    font.save(TARGET / target)
    print(target, (TARGET / target).stat().st_size)


cut('fraunces-latin-full-normal.woff2', 'fraunces-latin.woff2', UPRIGHT)
cut('fraunces-latin-ext-full-normal.woff2', 'fraunces-latin-ext.woff2', UPRIGHT)
cut('fraunces-latin-full-italic.woff2', 'fraunces-latin-italic.woff2', ITALIC)

"""What each material name looks like. Names are made by the models: 'fabric:#7f8b7c', 'wood:walnut', 'glass'."""
import bpy

from nodes import Recipe, darker, linear

WOOD = {
    'walnut': ('#41281a', '#6a4630', '#866044'),
    'oak': ('#a8845a', '#c4a074', '#d6b88e'),
    'ash': ('#bda583', '#d4bf9d', '#e3d2b6'),
    'smoked': ('#4d3b2c', '#6b5440', '#846a52'),
    'espresso': ('#24170f', '#3b281c', '#4d3728'),
    'black': ('#171412', '#221e1b', '#2d2824'),
    'white': ('#d9d3c8', '#e6e1d7', '#efebe3'),
}
FLOORS = {'oak': ('#8a6f52', '#a98d6c', '#bda384'), 'pale': ('#b09a7c', '#cab697', '#dac9ae'), 'dark': ('#3d2a1c', '#5a4030', '#6d5240'), 'smoked': ('#6a5644', '#85705b', '#9a846d'), 'walnut': ('#5f4430', '#7d5c42', '#93704f'), 'white': ('#c9beac', '#dcd3c3', '#e8e1d4')}
METAL = {'brass': ('#c79b52', 0.28), 'black': ('#1f1f20', 0.42), 'steel': ('#b9bbbd', 0.3), 'bronze': ('#5c4534', 0.36)}
STONE = {
    'white': [(0, '#8f8b86'), (0.14, '#cbc7c2'), (0.6, '#efedea')],
    'grey': [(0, '#d9d6d2'), (0.1, '#9b9996'), (0.6, '#7d7b79')],
    'black': [(0, '#d5d0c8'), (0.07, '#4a4846'), (0.5, '#232221')],
    'travertine': [(0.2, '#b39a7c'), (0.45, '#cfbb9f'), (0.75, '#e2d4bd')],
}
CLOTH = {
    # bump distance, sheen
    'fabric': (0.0015, 0.35),
    'linen': (0.0006, 0.15),
    'knit': (0.004, 0.35),
    'boucle': (0.003, 0.25),
    'velvet': (0.0004, 0.7),
}
PLAIN = {'bark': '#5d4a36', 'soil': '#2b211a', 'ceiling': '#f4f2ee', 'paper-sweep': '#efece7'}

images = {}
folder = {'textures': '', 'sizes': {}, 'patterns': {}}


def load(path, colour):
    if path not in images:
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'sRGB' if colour else 'Non-Color'
        image.use_fake_user = True
        images[path] = image
    return images[path]


def texture_path(name, far):
    return f"{folder['textures']}/{name}{'-far' if far else ''}.png"


def tile(recipe, name, source=None):
    across, along = folder['sizes'][name]
    return recipe.channels(recipe.image(load(texture_path(name, False), False), recipe.scaled(across, along, source), name))


def picture(recipe, name):
    return recipe.image(load(folder['patterns'][name], True), recipe.place.outputs['UV'])


def doubled(recipe, *channels):
    """Tones are stored halved, so that they can lighten as well as darken."""
    factor = channels[0]
    for channel in channels[1:]:
        factor = recipe.math('MULTIPLY', factor, channel)
    return recipe.math('MULTIPLY', factor, 2.0 ** len(channels))


def cloth(recipe, kind, colour):
    distance, sheen = CLOTH[kind]
    weave, blotch = tile(recipe, kind), tile(recipe, 'cloud')
    tone = recipe.times(linear(colour), doubled(recipe, weave[0], blotch[0]))
    recipe.set(Base_Color=tone, Roughness=0.92, Specular=0.18, Sheen=sheen, Sheen_Tint=0.6)
    recipe.bump(weave[1], 0.75, distance)


def leather(recipe, colour):
    hide = tile(recipe, 'leather')
    recipe.set(Base_Color=recipe.times(linear(colour), doubled(recipe, hide[0])), Roughness=hide[2], Specular=0.45)
    recipe.bump(hide[1], 0.5, 0.0016)


def grain(recipe, stops, source=None):
    board = tile(recipe, 'wood', source)
    low, middle, high = [linear(stop) for stop in stops]
    tone = recipe.ramp(board[0], [(0.36, low), (0.5, middle), (0.64, high)])
    pores = recipe.ramp(board[2], [(0, [0.6, 0.55, 0.5, 1]), (1, [1, 1, 1, 1])])
    return board, recipe.mix('MULTIPLY', 0.45, tone, pores)


def wood(recipe, name):
    board, tone = grain(recipe, WOOD[name])
    recipe.set(Base_Color=tone, Roughness=recipe.math('ADD', recipe.math('MULTIPLY', board[1], 0.22), 0.34), Specular=0.38)
    recipe.bump(board[1], 0.22, 0.0006)


def floor(recipe, name):
    """Planks: each takes its grain from another place of the tile and has its own tone."""
    planks = recipe.node('ShaderNodeTexBrick', offset=0.37, offset_frequency=2)
    recipe.link(recipe.place.outputs['UV'], planks.inputs['Vector'])
    for key, value in (('Scale', 1), ('Mortar Size', 0.0012), ('Mortar Smooth', 0.3), ('Bias', 0), ('Brick Width', 1.7), ('Row Height', 0.15)):
        planks.inputs[key].default_value = value
    for key, value in (('Color1', 0), ('Color2', 1), ('Mortar', 0.5)):
        planks.inputs[key].default_value = [value, value, value, 1]
    moved = recipe.node('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    recipe.link(planks.outputs['Color'], moved.inputs[0])
    moved.inputs[1].default_value = (7.3, 3.1, 5)
    recipe.link(recipe.place.outputs['UV'], moved.inputs[2])
    board, tone = grain(recipe, FLOORS[name], moved.outputs[0])
    tone = recipe.mix('MULTIPLY', 1, tone, recipe.ramp(planks.outputs['Color'], [(0, [0.8, 0.79, 0.78, 1]), (1, [1.05, 1.04, 1.02, 1])]))
    tone = recipe.mix('MIX', planks.outputs['Fac'], tone, [0.05, 0.035, 0.02, 1])
    recipe.set(Base_Color=tone, Roughness=recipe.math('ADD', recipe.math('MULTIPLY', board[1], 0.2), 0.32), Specular=0.4)
    recipe.bump(recipe.math('SUBTRACT', recipe.math('MULTIPLY', board[1], 0.15), planks.outputs['Fac']), 0.35, 0.002)


def parquet(recipe, name, tone):
    """One block of a herringbone floor: its texture is cut from another place than its neighbour's."""
    board, colour = grain(recipe, FLOORS[name])
    recipe.set(Base_Color=recipe.times(colour, (0.84, 0.96, 1.06)[int(tone)]), Roughness=recipe.math('ADD', recipe.math('MULTIPLY', board[1], 0.2), 0.3), Specular=0.4)
    recipe.bump(board[1], 0.15, 0.001)


def brick(recipe, colour):
    """Old bricks in a running bond: each with its own tone, the joints lighter and set back."""
    bond = recipe.node('ShaderNodeTexBrick', offset=0.5, offset_frequency=2)
    recipe.link(recipe.place.outputs['UV'], bond.inputs['Vector'])
    for key, value in (('Scale', 1), ('Mortar Size', 0.006), ('Mortar Smooth', 0.25), ('Bias', 0), ('Brick Width', 0.225), ('Row Height', 0.075)):
        bond.inputs[key].default_value = value
    for key, value in (('Color1', 0), ('Color2', 1), ('Mortar', 0.5)):
        bond.inputs[key].default_value = [value, value, value, 1]
    grit, cloud = tile(recipe, 'stone'), tile(recipe, 'cloud')
    base = linear(colour)
    tone = recipe.ramp(bond.outputs['Color'], [(0, darker(base, 0.42)), (0.5, darker(base, 0.62)), (1, darker(base, 0.86))])
    tone = recipe.times(tone, recipe.math('ADD', recipe.math('MULTIPLY', cloud[0], 0.9), 0.55))
    joint = darker([(c + 0.42) / 2 for c in base[:3]], 0.62)
    recipe.set(Base_Color=recipe.mix('MIX', bond.outputs['Fac'], tone, joint), Roughness=0.92, Specular=0.12)
    rough = recipe.math('ADD', recipe.math('MULTIPLY', grit[0], 0.3), recipe.math('MULTIPLY', cloud[1], 0.4))
    recipe.bump(recipe.math('SUBTRACT', rough, recipe.math('MULTIPLY', bond.outputs['Fac'], 0.9)), 0.75, 0.008)


def concrete(recipe, colour):
    cloud = tile(recipe, 'cloud')
    tone = recipe.times(linear(colour), recipe.math('ADD', recipe.math('MULTIPLY', cloud[2], 0.34), 0.8))
    recipe.set(Base_Color=tone, Roughness=recipe.math('ADD', recipe.math('MULTIPLY', cloud[0], 0.3), 0.28), Specular=0.35)


def rug(recipe, name):
    yarn = tile(recipe, 'pile', recipe.place.outputs['Object'])
    recipe.set(Base_Color=recipe.times(picture(recipe, name), recipe.math('MULTIPLY', yarn[0], 2)), Roughness=1, Specular=0.05, Sheen=0.4)
    recipe.bump(yarn[1], 0.9, 0.006)


def stone(recipe, name):
    layered = name == 'travertine'
    vein = tile(recipe, 'sediment' if layered else 'stone')
    recipe.set(Base_Color=recipe.ramp(vein[0], [(at, linear(c)) for at, c in STONE[name]]), Roughness=0.42 if layered else 0.16)
    if layered:
        recipe.bump(vein[1], 0.4, 0.002)


def cane(recipe):
    strands = tile(recipe, 'cane')
    recipe.set(Base_Color=recipe.ramp(strands[0], [(0.05, linear('#3a2b1c')), (0.3, linear('#b08f62')), (0.9, linear('#dcc498'))]), Roughness=0.6, Specular=0.3)
    recipe.bump(strands[1], 0.6, 0.0015)


def glass(recipe):
    """A pane, not a lens: it lets light straight through and mirrors at a low angle, so that few samples suffice."""
    fresnel = recipe.node('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = 1.45
    # Looked at it is a little green; the light that falls through it onto the floor is hardly coloured.
    tint = recipe.node('ShaderNodeMixRGB')
    tint.inputs[1].default_value = (0.86, 0.93, 0.91, 1)
    tint.inputs[2].default_value = (0.95, 0.962, 0.96, 1)
    recipe.link(recipe.node('ShaderNodeLightPath').outputs['Is Shadow Ray'], tint.inputs[0])
    clear = recipe.shader('ShaderNodeBsdfTransparent', (1, 1, 1, 1))
    recipe.link(tint.outputs[0], clear.node.inputs[0])
    gloss = recipe.shader('ShaderNodeBsdfGlossy', (1, 1, 1, 1), Roughness=0.02)
    # From within, a straight ray would meet the far face as a perfect mirror: only the near face reflects.
    outer = recipe.math('SUBTRACT', 1, recipe.node('ShaderNodeNewGeometry').outputs['Backfacing'])
    recipe.blend(recipe.math('MULTIPLY', recipe.math('ADD', fresnel.outputs[0], 0.03), outer), clear, gloss)


def leaf(recipe, colour):
    mask = tile(recipe, 'cloud', recipe.place.outputs['Object'])
    base = linear(colour or '#3f5630')
    recipe.set(Base_Color=recipe.ramp(mask[2], [(0.3, darker(base, 0.62)), (0.7, darker(base, 1.45))]), Roughness=0.42, Specular=0.4)
    recipe.blend(0.25, recipe.surface.outputs[0], recipe.shader('ShaderNodeBsdfTranslucent', darker(base, 2.2)))


def thin(recipe, colour):
    white = linear(colour or '#f4efe6')
    recipe.blend(0.5, recipe.shader('ShaderNodeBsdfDiffuse', white), recipe.shader('ShaderNodeBsdfTranslucent', white))


def wall(recipe, colour):
    recipe.set(Base_Color=linear(colour or '#e7e1d6'), Roughness=0.95, Specular=0.1)
    recipe.bump(tile(recipe, 'cloud')[1], 0.12, 0.003)


def paint_material(material):
    kind, _, detail = material.name.split('.')[0].partition(':')
    recipe = Recipe(material)
    if kind in CLOTH:
        cloth(recipe, kind, detail)
    elif kind == 'leather':
        leather(recipe, detail)
    elif kind == 'wood':
        wood(recipe, detail)
    elif kind == 'floor':
        floor(recipe, detail)
    elif kind == 'parquet':
        parquet(recipe, *detail.split('-'))
    elif kind == 'brick':
        brick(recipe, detail)
    elif kind == 'concrete':
        concrete(recipe, detail)
    elif kind == 'rug':
        rug(recipe, material.name.split('.')[0])
    elif kind == 'art':
        recipe.set(Base_Color=picture(recipe, material.name.split('.')[0]), Roughness=0.6, Specular=0.2)
    elif kind == 'metal':
        colour, roughness = METAL[detail]
        recipe.set(Base_Color=linear(colour), Metallic=1, Roughness=roughness)
    elif kind == 'mirror':
        recipe.set(Base_Color=(0.93, 0.93, 0.93, 1), Metallic=1, Roughness=0.02)
    elif kind == 'stone':
        stone(recipe, detail)
    elif kind == 'cane':
        cane(recipe)
    elif kind == 'glass':
        glass(recipe)
    elif kind == 'leaf':
        leaf(recipe, detail)
    elif kind in ('sheer', 'shade'):
        thin(recipe, detail)
    elif kind == 'wall':
        wall(recipe, detail)
    elif kind == 'glow':
        recipe.link(recipe.shader('ShaderNodeEmission', (1, 0.82, 0.58, 1), Strength=6), recipe.output.inputs[0])
    elif kind in PLAIN:
        recipe.link(recipe.shader('ShaderNodeBsdfDiffuse', linear(PLAIN[kind])), recipe.output.inputs[0])
    else:
        roughness = {'ceramic': 0.38, 'paint': 0.5, 'trim': 0.45}.get(kind, 0.75)
        recipe.set(Base_Color=linear(detail or '#f3f0ea'), Roughness=roughness, Specular=0.4 if kind == 'ceramic' else 0.3)
    mean = mean_colour(kind, detail)
    if mean:
        flatten_for_bounces(recipe, mean)


def mean_colour(kind, detail):
    if kind in CLOTH or kind in ('leather', 'ceramic', 'paper', 'paint'):
        return linear(detail)
    if kind == 'wood':
        return darker(linear(WOOD[detail][1]), 0.92)
    if kind in ('floor', 'parquet'):
        return darker(linear(FLOORS[detail.split('-')[0]][1]), 0.92)
    if kind in ('brick', 'concrete'):
        return darker(linear(detail), 0.62 if kind == 'brick' else 0.9)
    if kind == 'rug':
        return darker(linear('#' + detail.split(':')[1].split('-')[0]), 0.8)
    return {'art': linear('#e6dccd'), 'trim': linear('#f3f0ea'), 'cane': linear('#b08f62')}.get(kind)


def flatten_for_bounces(recipe, colour):
    """Only rays from the camera see texture and bump; the others see one flat colour, which is much faster."""
    source = recipe.output.inputs[0].links[0].from_socket
    path = recipe.node('ShaderNodeLightPath')
    recipe.blend(path.outputs['Is Camera Ray'], recipe.shader('ShaderNodeBsdfDiffuse', colour), source)


def use_distance(far):
    """Cycles has no mip-maps: at studio distance a smaller copy keeps the textures calm."""
    for material in bpy.data.materials:
        if not material.use_nodes:
            continue
        for node in material.node_tree.nodes:
            if node.type == 'TEX_IMAGE' and node.label in folder['sizes']:
                node.image = load(texture_path(node.label, far), False)

"""A thin hand on Blender's shader nodes, so that materials read as recipes."""


def linear(colour):
    """'#rrggbb' as linear RGBA."""
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in parts] + [1]


def darker(colour, factor):
    return [min(1, max(0, c * factor)) for c in colour[:3]] + [1]


def is_socket(value):
    return hasattr(value, 'is_linked')


class Recipe:
    """The node tree of one material, with a Principled surface wired to the output."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()
        self.output = self.node('ShaderNodeOutputMaterial')
        self.surface = self.node('ShaderNodeBsdfPrincipled')
        self.link(self.surface.outputs[0], self.output.inputs[0])
        self.place = self.node('ShaderNodeTexCoord')

    def node(self, kind, **settings):
        made = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(made, name, value)
        return made

    def link(self, source, target):
        self.tree.links.new(source, target)

    def feed(self, socket, value):
        if is_socket(value):
            self.link(value, socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for name, value in inputs.items():
            self.feed(self.surface.inputs[name.replace('_', ' ')], value)

    def scaled(self, across, along, source=None, turn=0):
        mapping = self.node('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = (1 / across, 1 / along, 1)
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        self.link(source or self.place.outputs['UV'], mapping.inputs[0])
        return mapping.outputs[0]

    def image(self, image, vector, label=''):
        texture = self.node('ShaderNodeTexImage')
        texture.image = image
        texture.label = label
        self.link(vector, texture.inputs[0])
        return texture.outputs[0]

    def channels(self, colour):
        split = self.node('ShaderNodeSeparateRGB')
        self.link(colour, split.inputs[0])
        return split.outputs

    def ramp(self, factor, stops):
        node = self.node('ShaderNodeValToRGB')
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, colour
        self.link(factor, node.inputs[0])
        return node.outputs[0]

    def math(self, operation, first, second):
        node = self.node('ShaderNodeMath', operation=operation)
        self.feed(node.inputs[0], first)
        self.feed(node.inputs[1], second)
        return node.outputs[0]

    def mix(self, blend, factor, first, second):
        node = self.node('ShaderNodeMixRGB', blend_type=blend)
        for socket, value in zip(node.inputs, (factor, first, second)):
            self.feed(socket, value)
        return node.outputs[0]

    def times(self, colour, factor):
        node = self.node('ShaderNodeVectorMath', operation='SCALE')
        self.feed(node.inputs[0], colour if is_socket(colour) else colour[:3])
        self.feed(node.inputs['Scale'], factor)
        return node.outputs[0]

    def bump(self, height, strength, distance):
        node = self.node('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], self.surface.inputs['Normal'])
        return node.outputs[0]

    def blend(self, factor, first, second):
        """Mixes two shaders into the output."""
        node = self.node('ShaderNodeMixShader')
        self.feed(node.inputs[0], factor)
        self.link(first, node.inputs[1])
        self.link(second, node.inputs[2])
        self.link(node.outputs[0], self.output.inputs[0])

    def shader(self, kind, colour, **inputs):
        node = self.node(kind)
        node.inputs[0].default_value = colour
        for name, value in inputs.items():
            self.feed(node.inputs[name], value)
        return node.outputs[0]

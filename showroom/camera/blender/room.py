"""A furnished room, lit through its windows."""
import math

import bpy
from mathutils import Vector

from materials import use_distance

SKY = (0.90, 0.95, 1)


class Room:
    def __init__(self, stage, light):
        self.stage = stage
        self.light = light
        stage.bounces(6, 4)
        if 'windows' in light:
            stage.bounces(5, 3)
            self.light_shell()
        else:
            self.light_world()
            self.light_window()

    def fresh_world(self):
        tree = self.stage.world.node_tree
        tree.nodes.clear()
        background = tree.nodes.new('ShaderNodeBackground')
        background.name = 'Background'
        output = tree.nodes.new('ShaderNodeOutputWorld')
        tree.links.new(background.outputs[0], output.inputs[0])
        return tree, background

    def light_world(self):
        """Through the window the camera sees a bright sky; the room itself gets little from it."""
        tree, background = self.fresh_world()
        background.inputs[0].default_value = (*SKY, 1)
        path, level = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMapRange')
        level.inputs['To Min'].default_value = 0.5
        level.inputs['To Max'].default_value = 4.5
        tree.links.new(path.outputs['Is Camera Ray'], level.inputs['Value'])
        tree.links.new(level.outputs[0], background.inputs[1])

    def light_window(self):
        x, y, z = self.light['window']
        window = self.stage.area_light((x, y, z), (x + 1, y, z), 2.1, self.light['sky'], SKY, 2.0)
        window.rotation_euler = (0, math.radians(-90), 0)
        window.visible_camera = False
        self.sun(self.light['sun'], self.light['sunDirection'], (1, 0.86, 0.68), 1.6)
        fill = self.stage.area_light((0.8, -5.5, 2.6), (0, 0, 0.8), 3.5, self.light['fill'], (1, 0.96, 0.92))
        fill.visible_camera = False
        self.lamps()

    def light_shell(self):
        """A shell has any number of windows, and a view from them."""
        self.light_view()
        for x, y, z, dx, dy, dz, width, height, power in self.light['windows']:
            window = self.stage.area_light((x, y, z), (x + dx, y + dy, z + dz), width, power, self.light['skyColor'], height)
            window.visible_camera = False
        if self.light['sun'] > 0:
            self.sun(self.light['sun'], self.light['sunDirection'], self.light['sunColor'], 1.2)
        x, y, z, width, height = self.light['fillFrom']
        fill = self.stage.area_light((x, y, z), (0, 0, 1.1), width, self.light['fill'], (1, 0.97, 0.94), height)
        fill.visible_camera = False
        fill.visible_glossy = False
        self.fourth_wall()
        self.lamps()

    def fourth_wall(self):
        """Behind the camera a shell is open, for the light; a mirror shows a wall there."""
        bpy.ops.mesh.primitive_plane_add(size=14, location=(0, -8.3, 0), rotation=(math.radians(-90), 0, 0))
        wall = bpy.context.object
        material = bpy.data.materials.new('fourth wall')
        material.use_nodes = True
        material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.62, 0.58, 0.52, 1)
        wall.data.materials.append(material)
        for ray in ('camera', 'diffuse', 'transmission', 'volume_scatter', 'shadow'):
            setattr(wall, f'visible_{ray}', False)

    def light_view(self):
        """What the camera sees outside: a soft tree line under the sky, out of focus; nothing of it lights the room."""
        tree, background = self.fresh_world()
        node, link = tree.nodes.new, tree.links.new
        place, parts, noise = node('ShaderNodeTexCoord'), node('ShaderNodeSeparateXYZ'), node('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 7, 3
        link(place.outputs['Generated'], parts.inputs[0])
        link(place.outputs['Generated'], noise.inputs['Vector'])
        height = node('ShaderNodeMath')
        height.operation = 'MULTIPLY_ADD'
        link(noise.outputs['Fac'], height.inputs[0])
        height.inputs[1].default_value = 0.16
        link(parts.outputs['Z'], height.inputs[2])
        ramp = node('ShaderNodeValToRGB')
        elements = ramp.color_ramp.elements
        stops = self.light['view']
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        # From straight down (0) to straight up (1); the horizon is at one half.
        share = node('ShaderNodeMapRange')
        share.inputs['From Min'].default_value, share.inputs['From Max'].default_value = -0.92, 1.08
        link(height.outputs[0], share.inputs['Value'])
        link(share.outputs[0], ramp.inputs[0])
        path, seen = node('ShaderNodeLightPath'), node('ShaderNodeMixRGB')
        seen.inputs[1].default_value = (*[c * self.light['ambient'] for c in self.light['skyColor']], 1)
        link(path.outputs['Is Camera Ray'], seen.inputs[0])
        link(ramp.outputs[0], seen.inputs[2])
        link(seen.outputs[0], background.inputs[0])
        background.inputs[1].default_value = 1

    def sun(self, power, direction, colour, angle):
        sun = bpy.data.lights.new('sun', 'SUN')
        sun.energy, sun.angle, sun.color = power, math.radians(angle), colour
        item = bpy.data.objects.new('sun', sun)
        self.stage.scene.collection.objects.link(item)
        item.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()

    def lamps(self):
        for x, y, z, power in self.light['lamps']:
            lamp = bpy.data.lights.new('lamp', 'POINT')
            lamp.energy, lamp.color, lamp.shadow_soft_size = power, (1, 0.78, 0.52), 0.05
            bulb = bpy.data.objects.new('lamp', lamp)
            self.stage.scene.collection.objects.link(bulb)
            bulb.location = (x, y, z)

    def expose_drawing(self, name, samples, width, height):
        """Edges, colours and textures without light: quick, so at full size; the light itself changes slowly."""
        cycles = self.stage.scene.cycles
        lights = [item for item in self.stage.scene.objects if item.type == 'LIGHT']
        bounces = cycles.max_bounces, cycles.diffuse_bounces
        for item in lights:
            item.hide_render = True
        # A mirror or a pane still shows what is behind it.
        self.stage.bounces(3, 0)
        self.stage.expose(name, samples, width, height)
        self.stage.bounces(*bounces)
        for item in lights:
            item.hide_render = False

    def photograph(self, view):
        use_distance(not view.get('near', False))
        self.stage.scene.render.film_transparent = False
        self.stage.lens.lens = view['lens']
        dof = self.stage.lens.dof
        dof.use_dof = 'focus' in view
        if dof.use_dof:
            dof.focus_distance, dof.aperture_fstop = view['focus']['distance'], view['focus']['stop']
        self.stage.lens.shift_y = view.get('shift', 0)
        self.stage.look(view['from'], view['to'])
        width, height = view['width'], view['height']
        if 'drawing' in view:
            self.expose_drawing(view['name'] + '.drawing', view['drawing'], width, height)
            width, height = width // 2, height // 2
        self.stage.expose(view['name'], view['samples'], width, height)
        self.stage.lens.shift_y = 0
        dof.use_dof = False

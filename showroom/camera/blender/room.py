"""A furnished room, lit through its window on the left."""
import math

import bpy
from mathutils import Vector

from materials import use_distance


class Room:
    def __init__(self, stage, light):
        self.stage = stage
        self.light = light
        stage.bounces(6, 4)
        self.light_world()
        self.light_window()

    def light_world(self):
        """Through the window the camera sees a bright sky; the room itself gets little from it."""
        tree = self.stage.world.node_tree
        background = tree.nodes['Background']
        background.inputs[0].default_value = (0.90, 0.95, 1, 1)
        path, level = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMapRange')
        level.inputs['To Min'].default_value = 0.5
        level.inputs['To Max'].default_value = 4.5
        tree.links.new(path.outputs['Is Camera Ray'], level.inputs['Value'])
        tree.links.new(level.outputs[0], background.inputs[1])

    def light_window(self):
        x, y, z = self.light['window']
        window = self.stage.area_light((x, y, z), (x + 1, y, z), 2.1, self.light['sky'], (0.90, 0.95, 1), 2.0)
        window.rotation_euler = (0, math.radians(-90), 0)
        window.visible_camera = False
        sun = bpy.data.lights.new('sun', 'SUN')
        sun.energy, sun.angle, sun.color = self.light['sun'], math.radians(1.6), (1, 0.86, 0.68)
        item = bpy.data.objects.new('sun', sun)
        self.stage.scene.collection.objects.link(item)
        item.rotation_euler = Vector(self.light['sunDirection']).to_track_quat('-Z', 'Y').to_euler()
        fill = self.stage.area_light((0.8, -5.5, 2.6), (0, 0, 0.8), 3.5, self.light['fill'], (1, 0.96, 0.92))
        fill.visible_camera = False
        for x, y, z, power in self.light['lamps']:
            lamp = bpy.data.lights.new('lamp', 'POINT')
            lamp.energy, lamp.color, lamp.shadow_soft_size = power, (1, 0.78, 0.52), 0.05
            bulb = bpy.data.objects.new('lamp', lamp)
            self.stage.scene.collection.objects.link(bulb)
            bulb.location = (x, y, z)

    def photograph(self, view):
        use_distance(True)
        self.stage.scene.render.film_transparent = False
        self.stage.lens.lens = view['lens']
        self.stage.lens.dof.use_dof = False
        self.stage.lens.shift_y = view.get('shift', 0)
        self.stage.look(view['from'], view['to'])
        self.stage.expose(view['name'], view['samples'], view['width'], view['height'])
        self.stage.lens.shift_y = 0

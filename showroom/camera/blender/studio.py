"""Products on a sweep of paper: the product alone, then the paper with its shadow."""
import math

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from materials import paint_material, use_distance

SWEEP = 1.6
MARGIN = 10


def box_corners(low, size):
    return [low + Vector((size.x * i, size.y * j, size.z * k)) for i in (0, 1) for j in (0, 1) for k in (0, 1)]


class Studio:
    def __init__(self, stage, objects):
        self.stage = stage
        self.objects = objects
        corners = [item.matrix_world @ Vector(corner) for item in objects for corner in item.bound_box]
        self.low = Vector([min(c[i] for c in corners) for i in range(3)])
        high = Vector([max(c[i] for c in corners) for i in range(3)])
        self.size = high - self.low
        self.roots = [i for i in stage.scene.objects if i.parent is None and i.type in ('MESH', 'EMPTY')]
        self.rest = {item.name: item.matrix_world.copy() for item in self.roots}
        stage.bounces(5, 2)
        self.paper = self.hang_paper()
        self.light()

    def hang_paper(self):
        back = max(2.2, self.size.y / 2 + 1.6)
        curve = [(back + SWEEP * math.sin(t * math.pi / 24), SWEEP - SWEEP * math.cos(t * math.pi / 24)) for t in range(1, 13)]
        profile = [(-14, 0), (back, 0), *curve, (back + SWEEP, 9)]
        points = [(x, y, z) for x in (-16, 16) for y, z in profile]
        count = len(profile)
        mesh = bpy.data.meshes.new('paper')
        mesh.from_pydata(points, [], [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)])
        mesh.update()
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        paper = bpy.data.objects.new('paper', mesh)
        self.stage.scene.collection.objects.link(paper)
        material = bpy.data.materials.new('paper-sweep')
        paint_material(material)
        mesh.materials.append(material)
        return paper

    def light(self):
        s = max(self.size.x, self.size.y, 1.2)
        centre = self.low + self.size / 2
        background = self.stage.world.node_tree.nodes['Background']
        for link in list(background.inputs[1].links):
            self.stage.world.node_tree.links.remove(link)
        background.inputs[0].default_value = (1, 0.985, 0.965, 1)
        background.inputs[1].default_value = 0.38
        area = self.stage.area_light
        area((-1.5 * s - 0.8, -1.5 * s - 0.8, 1.6 * s + 1.2), centre, 1.3 * s, 80 * s * s + 62, (1, 0.965, 0.92))
        area((2.0 * s + 0.6, -1.2 * s - 0.8, 1.0 * s + 0.6), centre, 1.8 * s, 11 * s * s + 10, (0.93, 0.96, 1))
        area((0.2, 0.7 * s, 2.0 * s + 1.6), centre, 1.6 * s, 26 * s * s + 20)

    def turn(self, degrees):
        """Turns the model, not the camera: otherwise a back view would look past the paper."""
        rotation = Matrix.Rotation(math.radians(-degrees), 4, 'Z')
        for item in self.roots:
            item.matrix_world = rotation @ self.rest[item.name]
        bpy.context.view_layer.update()
        return rotation

    def show(self, product, paper):
        self.paper.visible_camera = paper
        for item in self.objects:
            item.visible_camera = product

    def photograph(self, view):
        rotation = self.turn(view['turn'])
        self.stage.lens.dof.use_dof = False
        corners = [rotation @ corner for corner in box_corners(self.low, self.size)]
        if view.get('detail'):
            self.photograph_detail(view, rotation)
            return None
        width, height = view['width'], view['height']
        self.stage.frame(corners, view['elevation'], view['lens'], view['fill'], height / width)
        use_distance(True)
        if view.get('whole'):
            self.stage.scene.render.film_transparent = False
            self.show(True, True)
            self.stage.expose(view['name'], view['samples'], width, height)
            return None
        self.stage.scene.render.film_transparent = True
        self.show(True, False)
        window = self.crop(corners, width, height)
        self.outline(view['name'], width, height)
        self.stage.expose(view['name'], view['samples'], width, height)
        self.stage.scene.render.use_border = False
        self.stage.scene.render.film_transparent = False
        self.show(False, True)
        self.stage.expose(view['name'] + '.paper', view['paperSamples'], width // 2, height // 2)
        return {'width': width, 'height': height, 'window': window}

    def photograph_detail(self, view, rotation):
        share = view['detail']
        target = rotation @ Vector([self.low[i] + self.size[i] * share[i] for i in range(3)])
        reach = view['span'] / 2
        around = [target + Vector((a, b, c)) * reach for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
        distance = self.stage.frame(around, view['elevation'], view['lens'], 1.15, view['height'] / view['width'], target)
        dof = self.stage.lens.dof
        dof.use_dof, dof.focus_distance, dof.aperture_fstop = True, distance - reach * 0.5, 8
        use_distance(False)
        self.stage.scene.render.film_transparent = False
        self.show(True, True)
        self.stage.expose(view['name'], view['samples'], view['width'], view['height'])

    def crop(self, corners, width, height):
        """Renders only the product's part of the picture; answers it as left, top, right, bottom in pixels."""
        scene, render = self.stage.scene, self.stage.scene.render
        render.resolution_x, render.resolution_y = width, height
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, self.stage.camera, corner) for corner in corners]
        left = max(0, math.floor(min(p.x for p in seen) * width) - MARGIN)
        right = min(width, math.ceil(max(p.x for p in seen) * width) + MARGIN)
        low = max(0, math.floor(min(p.y for p in seen) * height) - MARGIN)
        high = min(height, math.ceil(max(p.y for p in seen) * height) + MARGIN)
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_max_x = (left + 0.01) / width, (right + 0.01) / width
        render.border_min_y, render.border_max_y = (low + 0.01) / height, (high + 0.01) / height
        return [left, height - high, right, height - low]

    def outline(self, name, width, height):
        """Projected triangles in pixels, solid and glass apart: the edge is drawn from them, not from ragged samples."""
        camera = self.stage.camera
        graph = bpy.context.evaluated_depsgraph_get()
        view = numpy.array(camera.calc_matrix_camera(graph, x=width, y=height) @ camera.matrix_world.inverted())
        triangles = {'solid': [], 'glass': []}
        for item in self.objects:
            mesh = item.data
            points = numpy.empty(len(mesh.vertices) * 3, numpy.float32)
            mesh.vertices.foreach_get('co', points)
            mesh.calc_loop_triangles()
            corners = numpy.empty(len(mesh.loop_triangles) * 3, numpy.int32)
            mesh.loop_triangles.foreach_get('vertices', corners)
            seen = numpy.c_[points.reshape(-1, 3), numpy.ones(len(mesh.vertices))] @ (view @ numpy.array(item.matrix_world)).T
            flat = numpy.c_[(seen[:, 0] / seen[:, 3] * 0.5 + 0.5) * width, (0.5 - seen[:, 1] / seen[:, 3] * 0.5) * height]
            kind = 'glass' if mesh.materials[0].name.startswith('glass') else 'solid'
            triangles[kind].append(flat.astype('<f4')[corners])
        for kind, parts in triangles.items():
            if parts:
                with open(f'{self.stage.out}/{name}.{kind}.triangles', 'wb') as file:
                    file.write(numpy.concatenate(parts).tobytes())

"""The scene, the renderer and the camera that studio and room share."""
import math
import time

import bpy
from mathutils import Vector

SENSOR = 36


class Clock:
    """Tells how long each step took, on the wall and of the processor."""

    def __init__(self):
        self.wall, self.processor = time.monotonic(), time.process_time()

    def tell(self, step):
        wall, processor = time.monotonic(), time.process_time()
        print(f'TOOK {step}: {wall - self.wall:.1f} s, {processor - self.processor:.1f} s of processor', flush=True)
        self.wall, self.processor = wall, processor


class Stage:
    def __init__(self, out, threads):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.out = out
        self.clock = Clock()
        self.prepare_renderer(threads)
        self.prepare_passes()
        self.world = bpy.data.worlds.new('world')
        self.world.cycles.sampling_method = 'NONE'
        self.world.use_nodes = True
        self.scene.world = self.world
        self.lens = bpy.data.cameras.new('camera')
        self.lens.sensor_width = SENSOR
        self.lens.clip_end = 200
        self.camera = bpy.data.objects.new('camera', self.lens)
        self.scene.collection.objects.link(self.camera)
        self.scene.camera = self.camera

    def prepare_renderer(self, threads):
        scene, cycles = self.scene, self.scene.cycles
        scene.render.engine = 'CYCLES'
        cycles = scene.cycles
        cycles.device = 'CPU'
        cycles.use_adaptive_sampling = False
        cycles.caustics_reflective = cycles.caustics_refractive = False
        cycles.sample_clamp_indirect = 4
        cycles.blur_glossy = 1
        cycles.glossy_bounces = 2
        cycles.transmission_bounces = 2
        cycles.transparent_max_bounces = 8
        cycles.use_denoising = False
        cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
        cycles.filter_width = 1.3
        scene.render.threads_mode = 'FIXED'
        scene.render.threads = threads
        scene.render.use_persistent_data = False
        scene.render.dither_intensity = 0
        scene.view_settings.view_transform = 'Standard'

    def prepare_passes(self):
        """Colour, albedo and normals go to uncompressed half-float files for the denoiser."""
        scene = self.scene
        scene.view_layers[0].cycles.denoising_store_passes = True
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new('CompositorNodeRLayers')
        self.files = tree.nodes.new('CompositorNodeOutputFile')
        self.files.base_path = self.out
        self.files.format.file_format = 'OPEN_EXR'
        self.files.format.color_mode = 'RGBA'
        self.files.format.color_depth = '16'
        self.files.format.exr_codec = 'NONE'
        self.files.file_slots.clear()
        for slot, source in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
            self.files.file_slots.new(slot)
            tree.links.new(layers.outputs[source], self.files.inputs[slot])
        composite = tree.nodes.new('CompositorNodeComposite')
        tree.links.new(layers.outputs['Image'], composite.inputs[0])
        scene.render.image_settings.file_format = 'JPEG'

    def bounces(self, total, diffuse):
        self.scene.cycles.max_bounces = total
        self.scene.cycles.diffuse_bounces = diffuse

    def clear(self):
        for item in list(self.scene.objects):
            if item is not self.camera:
                bpy.data.objects.remove(item, do_unlink=True)
        for collection in (bpy.data.meshes, bpy.data.lights, bpy.data.materials):
            for item in list(collection):
                collection.remove(item)

    def area_light(self, location, target, size, power, colour=(1, 1, 1), height=None):
        light = bpy.data.lights.new('area', 'AREA')
        light.energy, light.color, light.size = power, colour, size
        if height:
            light.shape, light.size_y = 'RECTANGLE', height
        item = bpy.data.objects.new('area', light)
        self.scene.collection.objects.link(item)
        item.location = location
        item.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
        return item

    def look(self, location, target):
        self.camera.location = location
        self.camera.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()

    def frame(self, points, elevation, lens, fill, ratio, target=None):
        """Moves the camera back until every point is within the share `fill` of the picture; answers the distance."""
        self.lens.lens = lens
        tilt = math.radians(elevation)
        away = Vector((0, -math.cos(tilt), math.sin(tilt)))
        centre = target or sum(points, Vector()) / len(points)
        half_x, half_y = SENSOR / 2 / lens * fill, SENSOR / 2 / lens * ratio * fill
        x_axis, y_axis, z_axis = (-away).to_track_quat('-Z', 'Y').to_matrix().transposed()

        def distance_for(middle):
            return max((p - middle).dot(z_axis) + max(abs((p - middle).dot(x_axis)) / half_x, abs((p - middle).dot(y_axis)) / half_y) for p in points)

        distance = distance_for(centre)
        for _ in range(4):
            xs = [(p - centre).dot(x_axis) / (distance - (p - centre).dot(z_axis)) for p in points]
            ys = [(p - centre).dot(y_axis) / (distance - (p - centre).dot(z_axis)) for p in points]
            centre = centre + x_axis * ((max(xs) + min(xs)) / 2 * distance) + y_axis * ((max(ys) + min(ys)) / 2 * distance)
            distance = distance_for(centre)
        self.look(centre + away * distance, centre)
        return distance

    def expose(self, name, samples, width, height):
        self.scene.cycles.samples = samples
        render = self.scene.render
        render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
        for slot, kind in zip(self.files.file_slots, ('colour', 'albedo', 'normal')):
            slot.path = f'{name}.{kind}.'
        bpy.ops.render.render(write_still=False)
        self.clock.tell(f'{name}, {samples} samples of {width} × {height}')

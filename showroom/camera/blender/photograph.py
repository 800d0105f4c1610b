"""Runs inside Blender: photographs the models of one job file, several per process."""
import json
import os
import sys

import numpy

numpy.bool = bool  # Blender 3.4's importer still uses the name that numpy dropped.

import bpy  # noqa: E402

sys.path.append(os.path.dirname(__file__))

import materials  # noqa: E402
from room import Room  # noqa: E402
from stage import Stage  # noqa: E402
from studio import Studio  # noqa: E402


def main():
    with open(sys.argv[sys.argv.index('--') + 1]) as file:
        job = json.load(file)
    materials.folder.update(textures=job['textures'], sizes=job['textureSizes'], patterns=job['patterns'])
    stage = Stage(job['out'], job['threads'])
    frames = {}
    for item in job['items']:
        stage.clear()
        bpy.ops.import_scene.gltf(filepath=item['model'])
        objects = [o for o in stage.scene.objects if o.type == 'MESH']
        for material in list(bpy.data.materials):
            materials.paint_material(material)
        stage.clock.tell('reading the model')
        place = Room(stage, item['light']) if item['set'] == 'room' else Studio(stage, objects)
        for view in item['views']:
            frames[view['name']] = place.photograph(view)
            print('PHOTOGRAPHED', view['name'], flush=True)
    with open(f"{job['out']}/frames.json", 'w') as file:
        json.dump(frames, file)


main()

import { outsideAndHall } from './beyond-shaders.ts';

/** How many windows a shiny surface mirrors; the largest come first. */
export const mirroredWindows = 4;

export const surfaceVertex = /* glsl */ `#version 300 es
in vec3 position;
in vec3 normal;
in vec2 uv;
in vec3 light;
uniform mat4 uCamera;
uniform mat4 uFromSun;
uniform vec3 uShift;
uniform vec3 uPivot;
uniform mat3 uTurn;
out vec3 vPlace;
out vec3 vBuilt;
centroid out vec3 vNormal;
out vec2 vUv;
centroid out vec3 vLight;
centroid out vec3 vInSun;
void main() {
  vec3 at = uTurn * (position - uPivot) + uPivot + uShift;
  vPlace = at;
  vBuilt = position;
  vNormal = uTurn * normal;
  vUv = uv;
  vLight = light;
  vec4 seen = uFromSun * vec4(at + vNormal * 0.012, 1.0);
  vInSun = seen.xyz * 0.5 + 0.5;
  gl_Position = uCamera * vec4(at, 1.0);
}`;

/**
 * Light was reckoned beforehand, point by point. Added here: the sun's own spot, the grain and weave of surfaces, and
 * the windows mirrored in them. The tone curve is the one that the showroom's photographs of rooms are developed with
 * (`showroom/camera/develop.ts`), so colors agree.
 */
export const surfaceFragment = /* glsl */ `#version 300 es
precision highp float;
precision highp sampler2DShadow;
in vec3 vPlace;
in vec3 vBuilt;
uniform vec3 uKeepFrom;
uniform vec3 uKeepTo;
// At the edge of a triangle these would be guessed beyond it, and a seam would sparkle.
centroid in vec3 vNormal;
in vec2 vUv;
centroid in vec3 vLight;
centroid in vec3 vInSun;
uniform int uPattern; // 0 plain, 1 tone, 2 grain, 3 planks, 4 picture, 5 texture, 6 hall, 7 sky
uniform vec3 uColors[3];
uniform sampler2D uTile;
uniform sampler2D uPicture;
uniform vec2 uCovers;
uniform float uRelief;
uniform float uRough;
uniform float uMetal;
uniform float uSheen;
uniform float uOpacity;
uniform float uHoles;
uniform float uGlow;
uniform float uPicked;
uniform vec3 uOutside;
uniform vec3 uEye;
uniform vec3 uSun;
uniform vec3 uSunlight;
uniform sampler2DShadow uSunSees;
uniform vec3 uExposure;
uniform float uBrightness;
uniform sampler2D uContact;
uniform vec2 uFloorSize;
uniform int uWindows;
uniform vec3 uWindowFrom[${mirroredWindows}];
uniform vec3 uWindowAlong[${mirroredWindows}];
uniform vec3 uWindowUp[${mirroredWindows}];
out vec4 color;

float chance(vec2 at) { return fract(sin(dot(at, vec2(127.1, 311.7))) * 43758.5453); }

// Where a pixel covers several of a tile's, what's left of grain and relief would be stripes: both fade.
vec3 alongGrain(vec3 tile, float near) {
  tile = mix(vec3(0.5, 0.5, 1.0), tile, 0.5 + 0.5 * near);
  vec3 tone = mix(uColors[0], uColors[1], clamp((tile.r - 0.36) / 0.14, 0.0, 1.0));
  tone = mix(tone, uColors[2], clamp((tile.r - 0.5) / 0.14, 0.0, 1.0));
  return mix(tone, tone * mix(vec3(0.6, 0.55, 0.5), vec3(1.0), tile.b), 0.45);
}

float shoulder(float x) { return x < 0.7 ? x : 0.7 + 0.3 * (1.0 - exp(-(x - 0.7) / 0.3)); }

vec3 developed(vec3 c) {
  float lum = dot(c, vec3(0.2126, 0.7152, 0.0722));
  c = 0.5 * (c * shoulder(lum) / max(lum, 1e-6) + vec3(shoulder(c.r), shoulder(c.g), shoulder(c.b)));
  c = clamp(c, 0.0, 1.0);
  vec3 s = mix(12.92 * c, 1.055 * pow(max(c, 1e-6), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  return s + 0.25 * (s * s * (3.0 - 2.0 * s) - s);
}

float sunShare() {
  if (any(lessThan(vInSun, vec3(0.0))) || any(greaterThan(vInSun, vec3(1.0)))) return 0.0;
  // In a window's recess its bars throw hard shadows on a hand's width of frame: softer there.
  bool inRecess = any(lessThan(vPlace.xz, vec2(-0.004))) || any(greaterThan(vPlace.xz, uFloorSize + 0.004));
  int reach = inRecess ? 3 : 1;
  vec2 texel = (inRecess ? 5.0 : 1.4) / vec2(textureSize(uSunSees, 0));
  float share = 0.0;
  for (int i = -reach; i <= reach; i++)
    for (int j = -reach; j <= reach; j++)
      share += texture(uSunSees, vec3(vInSun.xy + vec2(i, j) * texel, vInSun.z - 0.0012));
  return share / float((2 * reach + 1) * (2 * reach + 1));
}

${outsideAndHall}

void main() {
  // Legs that are off, and the other sections.
  if (any(lessThan(vBuilt, uKeepFrom)) || any(greaterThan(vBuilt, uKeepTo))) discard;
  vec3 toEye = normalize(uEye - vPlace);
  if (uPattern == 7) {
    color = vec4(mix(vec3(0.09, 0.11, 0.17), outside(-toEye), uOutside), 1.0);
    return;
  }
  vec3 flatNormal = normalize(vNormal + vec3(0.0, 1e-5, 0.0));
  if (!gl_FrontFacing) flatNormal = -flatNormal;
  if (uPattern == 6) {
    color = vec4(developed(hall(-toEye, flatNormal) * uExposure), 1.0);
    return;
  }
  vec2 at = uPattern == 4 ? vPlace.xz / uCovers : vUv / uCovers;
  vec2 atX = dFdx(at);
  vec2 atY = dFdy(at);
  float gap = 0.0;
  float plank = 1.0;
  if (uPattern == 3) {
    float row = floor(vUv.y / 0.15);
    float shifted = vUv.x + row * 0.63;
    vec2 board = vec2(floor(shifted / 1.7), row);
    float lot = chance(board);
    plank = mix(0.82, 1.05, lot);
    at += vec2(lot * 7.3, chance(board + 3.0) * 3.1);
    vec2 edge = vec2(fract(shifted / 1.7) * 1.7, fract(vUv.y / 0.15) * 0.15);
    edge = min(edge, vec2(1.7, 0.15) - edge);
    vec2 soft = fwidth(vUv) + 0.0004;
    gap = max(1.0 - smoothstep(0.0008, 0.0008 + soft.x, edge.x), 1.0 - smoothstep(0.0008, 0.0008 + soft.y, edge.y));
    gap *= clamp(0.0035 / max(soft.y, 0.0008), 0.0, 1.0);
  }
  vec3 tile = textureGrad(uTile, at, atX, atY).rgb;
  vec2 texels = vec2(textureSize(uTile, 0));
  float covered = max(length(atX * texels), length(atY * texels));
  float near = 1.0 - smoothstep(0.8, 3.0, covered);
  float nearGrain = 1.0 - smoothstep(4.0, 12.0, covered);
  if (uHoles > 0.5 && tile.b < 0.4) discard;

  vec3 base = uColors[1];
  if (uPattern == 1) base *= tile.r * 2.0;
  else if (uPattern == 2) base = alongGrain(tile, nearGrain);
  else if (uPattern == 3) base = mix(alongGrain(tile, nearGrain) * plank, vec3(0.05, 0.035, 0.02), gap * 0.8);
  else if (uPattern == 4) base = texture(uPicture, vUv).rgb * mix(1.0, tile.r * 2.0, 0.8);
  else if (uPattern == 5) base = texture(uPicture, vUv).rgb * uColors[0];

  // Relief, from how the height changes across the screen.
  vec3 n = flatNormal;
  float far = length(uEye - vPlace);
  if (uRelief * near > 0.0) {
    float height = tile.g * uRelief * near * clamp(2.2 / far, 0.0, 1.0);
    vec3 px = dFdx(vPlace);
    vec3 py = dFdy(vPlace);
    vec3 r1 = cross(py, n);
    vec3 r2 = cross(n, px);
    float size = dot(px, r1);
    // A thread thinner than a pixel has no slope to speak of.
    if (abs(size) > 1e-9) n = normalize(abs(size) * n - sign(size) * (dFdx(height) * r1 + dFdy(height) * r2));
  }

  vec3 toWindow = vec3(0.0, 1.0, 0.0);
  if (uWindows > 0)
    toWindow = normalize(uWindowFrom[0] + 0.5 * (uWindowAlong[0] + uWindowUp[0]) - vPlace);
  float relief = (0.35 + 0.65 * max(dot(n, toWindow), 0.0)) / (0.35 + 0.65 * max(dot(flatNormal, toWindow), 0.0));
  // A camera is kinder to the far end of a room than a meter: below the mean, light is lifted part of the way.
  float darker = uBrightness / max(dot(vLight, vec3(0.3, 0.5, 0.2)), 0.2 * uBrightness + 1e-6);
  vec3 baked = vLight * pow(max(darker, 1.0), 0.3);
  vec3 falls = baked * clamp(relief, 0.4, 1.6);
  // Seen along a surface, the sun's picture is too coarse: its edge would be ragged.
  vec3 sun = uSunlight * max(dot(n, uSun), 0.0) * smoothstep(0.0, 0.12, dot(flatNormal, uSun)) * sunShare();
  if (flatNormal.y > 0.9 && vPlace.y < 0.06) {
    float free = textureLod(uContact, vPlace.xz / uFloorSize, 0.0).r;
    falls *= free;
    sun *= mix(1.0, free, 0.5);
  }
  float facing = clamp(dot(n, toEye), 0.0, 1.0);
  vec3 diffuse = base * (falls + sun) / 3.14159;
  float rim = pow(1.0 - facing, 3.0);
  diffuse += falls / 3.14159 * rim * uSheen * (0.3 + 0.7 * base) * 0.6;

  // The windows, mirrored: sharp in polish, a glow in matte wood.
  vec3 back = reflect(-toEye, n);
  float mirrored = 0.0;
  float blur = max(uRough * uRough, 0.02);
  for (int i = 0; i < ${mirroredWindows}; i++) {
    if (i >= uWindows) break;
    vec3 along = uWindowAlong[i];
    vec3 up = uWindowUp[i];
    vec3 inward = cross(along, up);
    float way = dot(back, inward);
    if (way > -1e-4) continue;
    float reach = dot(uWindowFrom[i] - vPlace, inward) / way;
    vec3 met = vPlace + back * reach - uWindowFrom[i];
    vec2 w = vec2(dot(met, along) / dot(along, along), dot(met, up) / dot(up, up));
    vec2 s = blur * reach / vec2(length(along), length(up)) + 0.01;
    vec2 inside = smoothstep(-s, s, w) * (1.0 - smoothstep(1.0 - s, 1.0 + s, w));
    mirrored += inside.x * inside.y / (1.0 + 6.0 * blur);
  }
  float open = clamp(dot(vLight, vec3(0.3, 0.5, 0.2)) / max(uBrightness, 1e-4), 0.0, 1.0);
  // Seen edge-on, a window would be mirrored in a single pixel of a seam.
  mirrored *= dot(uOutside, vec3(0.3, 0.5, 0.2)) * smoothstep(0.0, 0.3, facing);
  vec3 around = baked / 3.14159 * 0.7 + mirrored * open;
  float gloss = (1.0 - uRough) * (1.0 - uRough);
  float fresnel = 0.04 + (max(1.0 - uRough, 0.04) - 0.04) * pow(1.0 - facing, 5.0);
  vec3 shine = around * fresnel * mix(0.15, 1.0, gloss);
  vec3 seen = mix(diffuse + shine, base * (baked / 3.14159 * 1.1 + mirrored * open * 0.9 + sun / 3.14159), uMetal);
  seen = mix(seen, base * uGlow / uExposure, step(0.01, uGlow) * 0.85);
  vec3 shown = developed(seen * uExposure);
  // What is chosen has an edge and a tint of forest.
  shown = mix(shown, vec3(0.19, 0.42, 0.3), uPicked * (0.12 + 0.5 * pow(1.0 - facing, 2.0)));
  color = vec4(shown, uOpacity);
}`;

export const sunVertex = /* glsl */ `#version 300 es
in vec3 position;
uniform mat4 uFromSun;
void main() { gl_Position = uFromSun * vec4(position, 1.0); }`;

export const sunFragment = /* glsl */ `#version 300 es
precision highp float;
void main() {}`;

/**
 * What is seen through windows and doorways, by the direction one looks in: neither is built. Outside is bright and out of
 * focus, as a camera that is set for the room has it. The hall is a passage along the wall.
 */
export const outsideAndHall = /* glsl */ `
vec3 outside(vec3 way) {
  float around = atan(way.x, way.z);
  vec3 sky = mix(vec3(0.99, 0.987, 0.975), vec3(0.86, 0.925, 0.985), smoothstep(0.02, 0.65, way.y));
  float crowns = 0.035 + 0.03 * sin(around * 6.0 + 1.0) + 0.02 * sin(around * 14.0 + 2.4) + 0.008 * sin(around * 37.0);
  float leaves = sin(around * 23.0 + way.y * 31.0) * sin(around * 13.0 - way.y * 47.0 + 1.7);
  vec3 trees = mix(vec3(0.85, 0.89, 0.83), vec3(0.925, 0.94, 0.9), 0.5 + 0.35 * leaves + 1.5 * way.y);
  vec3 lawn = mix(vec3(0.945, 0.95, 0.9), vec3(0.915, 0.925, 0.885), smoothstep(-0.15, -0.7, way.y));
  vec3 seen = mix(trees, sky, smoothstep(crowns - 0.035, crowns + 0.035, way.y));
  return mix(lawn, seen, smoothstep(-0.09, -0.03, way.y));
}

const float hallDeep = 1.25;
const float hallHigh = 2.45;

vec3 hall(vec3 way, vec3 normal) {
  float into = max(-dot(way, normal), 1e-4);
  float back = hallDeep / into;
  float level = way.y < 0.0 ? -vPlace.y / way.y : (hallHigh - vPlace.y) / max(way.y, 1e-4);
  float far = min(back, max(level, 0.0));
  vec3 met = vPlace + way * far;
  float deep = far * into / hallDeep;
  vec3 base = uColors[0];
  // Corners are darker.
  float free = smoothstep(-0.2, 0.35, met.y) * smoothstep(-0.3, 0.35, hallHigh - met.y);
  if (level < back) {
    base = way.y < 0.0 ? uColors[2] : uColors[1];
    free = smoothstep(-0.3, 0.5, (1.0 - deep) * hallDeep);
  } else if (met.y < 0.11) base = uColors[1];
  vec3 light = mix(vLight, vec3(uBrightness), 0.5) * mix(0.85, 0.5, deep);
  return base * light * mix(0.55, 1.0, free) / 3.14159;
}
`;

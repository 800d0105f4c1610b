import { Drawing, lines } from './how-to.tsx';

export const Tools = () => (
  <Drawing>
    <path className={lines.floor} d="M30 176h260v14H30z" />
    <path className={lines.firm} d="M58 176V70a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v106zM84 66h16" />
    <path className={lines.firm} d="M176 176v-54a34 34 0 0 1 34-34h6a34 34 0 0 1 34 34v54z" />
    <path className={lines.soft} d="M213 138a14 14 0 1 0 .1 0" />
    <path className={lines.clay} d="M250 168h46v8h-46M262 168v8M274 168v8M286 168v8" />
  </Drawing>
);

export const Visit = () => (
  <Drawing>
    <path className={lines.floor} d="M30 176h260v14H30z" />
    <path className={lines.soft} d="M60 176V40h84v136" />
    <path className={lines.firm} d="M60 176V40h52l32 14v136l-32-14M122 112v8" />
    <path className={lines.firm} d="M216 84a18 18 0 1 0-.1 0M186 176v-36a30 30 0 0 1 60 0v36" />
    <path className={lines.clay} d="M236 140h44v30h-44zM246 140v8M256 140v12M266 140v8" />
  </Drawing>
);

export const TwoWalls = () => (
  <Drawing>
    <path className={lines.floor} d="M40 48h216v142H40z" />
    <path className={lines.firm} d="M40 190V48h216v142" />
    <path className={lines.clay} d="M40 26h216M40 19v14M256 19v14M280 48v142M273 48h14M273 190h14" />
    <text x="148" y="76">
      Wall A
    </text>
    <text x="218" y="124">
      Wall B
    </text>
  </Drawing>
);

export const Doorway = () => (
  <Drawing>
    <path className={lines.floor} d="M20 184h280v14H20z" />
    <path className={lines.soft} d="M20 184h90M210 184h90M102 184V24h116v160" />
    <path className={lines.firm} d="M116 184V38h88v146" />
    <path
      className={lines.clay}
      d="M126 110h68M133 103l-7 7 7 7M187 103l7 7-7 7M246 38v146M239 45l7-7 7 7M239 177l7 7 7-7"
    />
  </Drawing>
);

export const OnTheWalls = () => (
  <Drawing>
    <path className={lines.floor} d="M20 180h280v16H20z" />
    <path className={lines.soft} d="M20 180h280" />
    <path className={lines.firm} d="M48 46h84v74H48zM90 46v74M48 83h84" />
    <path className={lines.firm} d="M56 146h68v28H56zM68 146v28M80 146v28M92 146v28M104 146v28M116 146v28" />
    <path className={lines.firm} d="M206 100h56v80h-56z" />
    <path className={lines.clay} d="M168 46v128M161 53l7-7 7 7M161 167l7 7 7-7" />
  </Drawing>
);

export const Corners = () => (
  <Drawing>
    <path className={lines.floor} d="M60 30h200v160H60z" />
    <path className={lines.firm} d="M60 30h200v160H60z" />
    <path
      className={lines.clay}
      d="M60 30l74 28M60 30l26 74M260 30l-74 28M260 30l-26 74M60 190l74-28M60 190l26-74M260 190l-74-28M260 190l-26-74"
    />
    {[
      [60, 30],
      [260, 30],
      [60, 190],
      [260, 190],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} className={lines.fill} cx={x} cy={y} r="7" />
    ))}
  </Drawing>
);

export const WriteDown = () => (
  <Drawing>
    <path className={lines.firm} d="M96 22h128v176H96z" />
    <path className={lines.soft} d="M116 126h88M116 148h88M116 170h56" />
    <path className={lines.firm} d="M118 44h68v52h-68z" />
    <path className={lines.clay} d="M118 106h68M196 44v52M118 101v10M186 101v10M191 44h10M191 96h10" />
  </Drawing>
);

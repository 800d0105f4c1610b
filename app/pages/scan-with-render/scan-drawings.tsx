import { Drawing, lines } from '#app/parts/survey/how-to.tsx';

const phone = 'M118 22h84a12 12 0 0 1 12 12v152a12 12 0 0 1-12 12h-84a12 12 0 0 1-12-12V34a12 12 0 0 1 12-12z';

export const GetApp = () => (
  <Drawing>
    <path className={lines.firm} d={phone} />
    <path className={lines.floor} d="M126 70h68v68h-68z" />
    <path className={lines.clay} d="M160 84v40M146 110l14 14 14-14" />
    <path className={lines.soft} d="M140 162h40" />
  </Drawing>
);

export const Light = () => (
  <Drawing>
    <path className={lines.floor} d="M20 182h280v14H20z" />
    <path className={lines.firm} d="M52 40h96v96H52zM100 40v96M52 88h96" />
    <path className={lines.firm} d="M232 182v-92M206 90h52l-12-38h-28zM216 182h32" />
    <path className={lines.clay} d="M232 30v10M196 42l8 8M268 42l-8 8M186 72h10M268 72h10" />
  </Drawing>
);

export const Walk = () => (
  <Drawing>
    <path className={lines.floor} d="M50 30h220v160H50z" />
    <path className={lines.firm} d="M50 30h220v160H50z" />
    <path className={lines.clay} strokeDasharray="2 9" d="M84 62h152v96H84z" />
    <path className={lines.clay} d="M150 55l9 7-9 7" />
    <circle className={lines.fill} cx="84" cy="62" r="7" />
  </Drawing>
);

export const Check = () => (
  <Drawing>
    <path className={lines.firm} d="M30 70h260" />
    <path
      className={lines.clay}
      d="M30 98h260v22H30zM56 98v10M82 98v14M108 98v10M134 98v14M160 98v10M186 98v14M212 98v10M238 98v14M264 98v10"
    />
    <path className={lines.firm} d="M132 160l18 18 38-40" />
  </Drawing>
);

export const Save = () => (
  <Drawing>
    <path className={lines.firm} d={phone} />
    <path className={lines.clay} d="M126 62h68v52h-40v30h-28z" />
    <path className={lines.soft} d="M126 50h68M126 46v8M194 46v8M140 166h40" />
  </Drawing>
);

export const BringIn = () => (
  <Drawing>
    <path className={lines.soft} strokeDasharray="6 7" d="M50 44h220v140H50z" />
    <path className={lines.firm} d="M116 76h88v76h-88z" />
    <path className={lines.clay} d="M160 132V92M146 106l14-14 14 14" />
  </Drawing>
);
